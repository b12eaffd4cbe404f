/** One part of the condition of a partial index. */
export interface Term {
  readonly column: string;
  /** SQL behind the column: `is null`, `= 'word'`. */
  readonly test: string;
  /** The word that the column is compared with. */
  readonly word?: string;
}

const term = /^([a-z_][a-z0-9_]*) (is null|is not null|= (?:true|false|'([A-Za-z0-9_.-]*)'))$/;

/** What a condition may look like, for people. */
export const conditionWords = "column is null, is not null, = true, = false or = 'word', joined by and";

/** The parts of the condition of a partial index; undefined when it is none that `conditionWords` allows. */
export function termsOf(text: string): readonly Term[] | undefined {
  const terms: Term[] = [];
  for (const part of text.trim().split(/\s+and\s+/i)) {
    const [, column, test, word] = term.exec(part.trim()) ?? [];
    if (column === undefined || test === undefined) return undefined;
    terms.push({ column, test, ...(word === undefined ? {} : { word }) });
  }
  return terms;
}
