import type { Row } from '#contract/envelope.ts';

/** What the three-way call says, read with suspicion: its parts are free-form JSON. */
const isRecord = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The records of a list. */
export const recordsOf = (value: unknown): readonly Row[] => (Array.isArray(value) ? value.filter(isRecord) : []);

/** One part of the reply, if it is there. */
export const partOf = (value: unknown): Row | undefined => (isRecord(value) ? value : undefined);

/** A text of a part, if it is there. */
export const textOf = (row: Row | undefined, name: string): string | undefined => {
  const value = row?.[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
};

/** From here on a name is taken for that of the member, in hundredths. */
const alike = 70;

export interface Likeness {
  readonly percent: number;
  readonly match: 'same' | 'similar' | 'other';
}

/** How much the sender's name is that of a member; undefined where the bank tells none. */
export function likenessOf(person: Row): Likeness | undefined {
  if (typeof person.name_score !== 'number') return undefined;
  const percent = Math.round(person.name_score * 100);
  return { percent, match: percent >= 98 ? 'same' : percent >= alike ? 'similar' : 'other' };
}
