import { checks } from '#generated/server/checks.ts';
import type { Executor } from '../db/sql.ts';
import type { Invariant } from '../ledger/invariants/invariant.ts';

/** What `npm run verify` looks at because of one area: `checks` of its `server/checks.ts`. */
export interface AreaChecks {
  /** Rules about its rows that hold at any moment. Their ids are no other's. */
  readonly invariants?: readonly Invariant[];
  /** What waits for people and breaks no rule: a sentence in English with the place to go to; undefined when there is nothing. */
  readonly open?: (db: Executor) => Promise<string | undefined>;
}

const all: readonly AreaChecks[] = checks;

/** The rules of all areas. */
export const areaInvariants: readonly Invariant[] = all.flatMap(({ invariants = [] }) => invariants);

/** What is open in any area, one sentence each. Reads only. */
export async function openMatters(db: Executor): Promise<readonly string[]> {
  const found: string[] = [];
  for (const { open } of all) {
    const sentence = await open?.(db);
    if (sentence !== undefined) found.push(sentence);
  }
  return found;
}
