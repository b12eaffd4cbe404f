import type { Call } from '#contract/call.ts';
import type { Text } from '#contract/text.ts';

/** One thing that was found. */
export interface Hit {
  readonly id: string;
  readonly label: string;
  readonly description: string;
  readonly link: string;
  /** What it is, where the search finds several kinds of things. */
  readonly kind?: string;
}

/**
 * Records that are found by a few letters from anywhere. Only users who may make the call search. `Answer` is the
 * reply of the call.
 */
export interface Search<Answer = unknown> {
  readonly title: Text;
  /** Where hits lead; where that page is not, nothing is looked for. Absent = each hit says it. */
  readonly page?: string;
  readonly call: Call<never, Answer>;
  query(text: string): Readonly<Record<string, string | number>>;
  hits(reply: Answer): readonly Hit[];
}

type Load = () => Promise<readonly Search[]>;

let load: Load = async () => [];

/** Says where searches come from; they are fetched when somebody begins to search. */
export function offerSearches(from: Load): void {
  load = from;
}

export const loadSearches: Load = () => load();
