import type { Document } from './collect.ts';

type Keyed = Readonly<Record<string, unknown>>;

const isKeyed = (value: unknown): value is Keyed => typeof value === 'object' && value !== null;

const languages: ReadonlySet<string> = new Set(['th', 'en']);
/** What numbers are counted in is said by a label, and decides what may be added up. */
const units: ReadonlySet<string> = new Set(['unit', 'units']);

/** Is `now` what `before` was, but for labels that say something else? Whether there is a label is no matter of labels. */
function sameButLabels(before: unknown, now: unknown, inUnit = false): boolean {
  if (Object.is(before, now)) return true;
  if (!isKeyed(before) || !isKeyed(now) || Array.isArray(before) !== Array.isArray(now)) return false;
  const [names, others] = [Object.keys(before), Object.keys(now)];
  return (
    names.length === others.length &&
    names.every((name, index) => {
      if (others[index] !== name) return false;
      const [old, own] = [before[name], now[name]];
      if (!inUnit && languages.has(name) && typeof old === 'string' && typeof own === 'string') return true;
      return sameButLabels(old, own, inUnit || units.has(name));
    })
  );
}

/**
 * Do documents say the same but for labels of areas? Elsewhere they are more than labels: what is generated for a gateway is named
 * after it. Documents share what has not changed (`shared`), so that only the rest is looked at.
 */
export const differInLabels = (before: readonly Document[], now: readonly Document[]): boolean =>
  before.length === now.length &&
  before.every((document, index) => {
    const other = now[index];
    if (other === document) return true;
    return document.kind === 'area' && other?.kind === document.kind && sameButLabels(document.value, other.value);
  });
