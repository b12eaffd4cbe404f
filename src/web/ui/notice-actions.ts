import type { Notice } from './notify.ts';

/** Notices on show about which something can be done, the latest at the end. */
let offered: readonly Notice[] = [];

export function offer(notice: Notice): void {
  if (notice.action) offered = [...offered, notice];
}

export function forget(notice: Notice): void {
  offered = offered.filter(({ id }) => id !== notice.id);
}

export function forgetAll(): void {
  offered = [];
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input:not([type=checkbox]), textarea, select'));

/** Ctrl+Z does what the latest notice offers, where nobody types: there the key is the text's. Returns what ends it. */
export function hearUndo(act: (notice: Notice) => void): () => void {
  const listen = (event: KeyboardEvent) => {
    const latest = offered.at(-1);
    // By its place: on a Thai keyboard the key is another letter.
    const isUndo = event.code === 'KeyZ' && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
    if (!isUndo || !latest || event.defaultPrevented || isTyping(event.target)) return;
    event.preventDefault();
    act(latest);
  };
  document.addEventListener('keydown', listen);
  return () => document.removeEventListener('keydown', listen);
}
