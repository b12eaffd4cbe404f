/** Characters of names other than letters and digits: next to one of these it is part of a longer name. */
const joints = { field: '_', call: '_.-', route: '_/-', entity: '_', shape: '_', table: '_' } as const;

export type NameKind = keyof typeof joints;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&');

/**
 * Finds a name as a whole: `amount` in `-amount,id`, not in `amount_paid`. A call may end a sentence, so only a dot with
 * more after it makes a longer name of it; a field comes after the dot of its entity or its reference.
 */
export function nameToken(kind: NameKind, name: string): RegExp {
  const own = `[A-Za-z0-9${escaped(joints[kind])}]`;
  const behind = kind === 'call' ? '(?![A-Za-z0-9_-]|\\.[A-Za-z0-9_])' : `(?!${own})`;
  return new RegExp(`(?<!${own})${escaped(name)}${behind}`, 'g');
}

/** The same in a place of a text, `{amount}`, where a sentence around it may have the word as well. */
const placeToken = (name: string): RegExp => new RegExp(`(?<=\\{(?:[a-z0-9_]+\\.)?)${escaped(name)}(?=[}.])`, 'g');

/** The same where a link passes it on: `/orders?number={id}`. */
const parameterToken = (name: string): RegExp => new RegExp(`(?<=[?&])${escaped(name)}(?==)`, 'g');

/**
 * A scalar of the manifest with the name changed, or undefined where it has none to change. A sentence or a link has fields
 * in its places first, then among its parameters, and nowhere else.
 */
export function renamedScalar(written: string, kind: NameKind, from: string, to: string): string | undefined {
  const isText = /[\s{?]/.test(written);
  const tokens = kind !== 'field' || !isText ? [nameToken(kind, from)] : [placeToken(from), parameterToken(from)];
  const token = tokens.find((one) => written.search(one) >= 0);
  return token === undefined ? undefined : written.replace(token, () => to);
}
