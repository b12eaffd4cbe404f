import { useEffect, useRef } from 'react';

/** What keys do on a table. Ids are those of the rows on screen, in order. */
export interface TableKeys {
  readonly ids: readonly string[];
  focused(): string | undefined;
  focus(id: string): void;
  open(id: string): void;
  toggle(id: string, range: boolean): void;
  /** Any other key on the focused row; true = it was one of ours. */
  other(key: string, id: string | undefined): boolean;
}

const editable = (element: Element | null) =>
  element instanceof HTMLElement &&
  (element.isContentEditable ||
    element.matches('input:not([type=checkbox]), textarea, select, [role=combobox], [role=listbox]'));

const covers = '[role=dialog][aria-modal=true], [role=menu], [role=listbox], [role=alertdialog]';

/** Something lies over the screen that has the keyboard for itself. A closed menu may wait in the page unseen. */
export function isCovered(): boolean {
  return [...document.querySelectorAll(covers)].some((element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
  );
}

/** Whether a key press is meant for the screen rather than for a text box, a dialog or the browser. */
export function isScreenKey(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return false;
  return !editable(event.target instanceof Element ? event.target : null) && !isCovered();
}

const steps: Readonly<Record<string, number>> = {
  j: 1,
  k: -1,
  ArrowDown: 1,
  ArrowUp: -1,
  Home: -Infinity,
  End: Infinity,
};
/** Thai keyboards send these for the same keys. */
const thai: Readonly<Record<string, string>> = {
  '่': 'j',
  า: 'k',
  ป: 'x',
  อ: 'v',
  ฟ: 'a',
  ะ: 't',
  ท: 'm',
  พ: 'r',
  'ื': 'n',
  แ: 'c',
};

/** The Latin key of a press, whichever of the two keyboards is switched on. */
export function latinKey(event: KeyboardEvent): string {
  return thai[event.key] ?? event.key;
}

function handle(event: KeyboardEvent, region: HTMLElement | null, keys: TableKeys): void {
  if (!isScreenKey(event)) return;
  const target = event.target instanceof HTMLElement ? event.target : null;
  const inside = target !== null && region?.contains(target) === true;
  const free = target === null || target === document.body || target.hasAttribute('data-page-title');
  const key = latinKey(event);
  const step = steps[key];
  const current = keys.focused();
  if (step !== undefined) {
    // Arrows scroll the page unless the table has the focus.
    if (!inside && key.length > 1) return;
    const at = current === undefined ? -1 : keys.ids.indexOf(current);
    const next = at < 0 ? (step < 0 && step !== -Infinity ? keys.ids.length - 1 : 0) : at + step;
    const id = keys.ids[Math.max(0, Math.min(keys.ids.length - 1, next))];
    if (id !== undefined) {
      event.preventDefault();
      keys.focus(id);
    }
    return;
  }
  const onControl =
    target?.closest('a, button, input, summary') !== null && target?.closest('a, button, input, summary') !== undefined;
  if ((key === 'Enter' || key === ' ') && (onControl || !(inside || free))) return;
  if (current !== undefined && keys.ids.includes(current)) {
    if (key === 'Enter') {
      event.preventDefault();
      keys.open(current);
      return;
    }
    if (key === 'x' || key === ' ') {
      event.preventDefault();
      keys.toggle(current, event.shiftKey);
      return;
    }
  }
  if (keys.other(key, current)) event.preventDefault();
}

/** Hears keys on the whole page, so that a queue is worked without a mouse; rests while `enabled` is false. */
export function useTableKeys(
  region: { readonly current: HTMLElement | null },
  keys: TableKeys,
  enabled: boolean,
): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    if (!enabled) return;
    // A dialog that closes on Escape is gone before the press arrives here: what lay over the screen is noted on the
    // way down, so that one press never closes two things.
    let wasCovered = false;
    const note = () => {
      wasCovered = isCovered();
    };
    const listen = (event: KeyboardEvent) => {
      if (!wasCovered) handle(event, region.current, latest.current);
    };
    window.addEventListener('keydown', note, true);
    document.addEventListener('keydown', listen);
    return () => {
      window.removeEventListener('keydown', note, true);
      document.removeEventListener('keydown', listen);
    };
  }, [enabled, region]);
}
