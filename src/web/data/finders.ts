import type { Call } from '#contract/call.ts';
import type { Text } from '#contract/text.ts';

/** One thing that was found. */
export interface Hit {
  readonly id: string;
  readonly label: string;
  readonly description: string;
  readonly link: string;
}

/** Records that people find by a few letters, from wherever they are. Only whoever may make the call asks. */
export interface Finder {
  readonly title: Text;
  /** Where hits lead; where that page is not, nothing is looked for. */
  readonly page: string;
  readonly call: Call;
  query(text: string): Readonly<Record<string, string | number>>;
  hits(reply: unknown): readonly Hit[];
}

type Load = () => Promise<readonly Finder[]>;

let load: Load = async () => [];

/** Says where finders come from; they are fetched when somebody begins to search. */
export function offerFinders(from: Load): void {
  load = from;
}

export const loadFinders: Load = () => load();

/** A finder that reads what its call answers. */
export function finder<Answer>(
  one: Omit<Finder, 'call' | 'hits'> & { readonly call: Call<never, Answer>; hits(reply: Answer): readonly Hit[] },
): Finder {
  return one;
}
