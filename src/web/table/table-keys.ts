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

/** Something over the screen has the keyboard for itself. A closed menu may be in the page, hidden. */
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

/** The row that a step leads to, from the one that has the focus. */
function stepTo(ids: readonly string[], current: string | undefined, step: number): string | undefined {
  const at = current === undefined ? -1 : ids.indexOf(current);
  const next = at < 0 ? (step < 0 && step !== -Infinity ? ids.length - 1 : 0) : at + step;
  return ids[Math.max(0, Math.min(ids.length - 1, next))];
}

/** Does what a key asks for; true = it was one of ours. */
function press(event: KeyboardEvent, region: HTMLElement | null, keys: TableKeys): boolean {
  const target = event.target instanceof HTMLElement ? event.target : null;
  const inside = target !== null && region?.contains(target) === true;
  const key = latinKey(event);
  const step = steps[key];
  const current = keys.focused();
  if (step !== undefined) {
    // Arrows scroll the page unless the table has the focus.
    const id = inside || key.length === 1 ? stepTo(keys.ids, current, step) : undefined;
    if (id !== undefined) keys.focus(id);
    return id !== undefined;
  }
  if (key === 'Enter' || key === ' ') {
    const free = target === null || target === document.body || target.hasAttribute('data-page-title');
    if (target?.closest('a, button, input, summary') || !(inside || free)) return false;
  }
  if (current !== undefined && keys.ids.includes(current)) {
    if (key === 'Enter') {
      keys.open(current);
      return true;
    }
    if (key === 'x' || key === ' ') {
      keys.toggle(current, event.shiftKey);
      return true;
    }
  }
  return keys.other(key, current);
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
      if (!wasCovered && isScreenKey(event) && press(event, region.current, latest.current)) event.preventDefault();
    };
    window.addEventListener('keydown', note, true);
    document.addEventListener('keydown', listen);
    return () => {
      window.removeEventListener('keydown', note, true);
      document.removeEventListener('keydown', listen);
    };
  }, [enabled, region]);
}
