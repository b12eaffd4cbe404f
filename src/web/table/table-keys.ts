import { latinKey } from '#web/ui/screen-key.ts';

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

const steps: Readonly<Record<string, number>> = {
  j: 1,
  k: -1,
  ArrowDown: 1,
  ArrowUp: -1,
  Home: -Infinity,
  End: Infinity,
};
/** The row that a step leads to, from the one that has the focus. */
function stepTo(ids: readonly string[], current: string | undefined, step: number): string | undefined {
  const at = current === undefined ? -1 : ids.indexOf(current);
  const next = at < 0 ? (step < 0 && step !== -Infinity ? ids.length - 1 : 0) : at + step;
  return ids[Math.max(0, Math.min(ids.length - 1, next))];
}

/** Does what a key asks for; true = it was one of ours. */
export function press(event: KeyboardEvent, region: HTMLElement | null, keys: TableKeys): boolean {
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
