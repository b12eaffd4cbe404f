import { conditionProblems, subjectIn } from './conditions.ts';
import type { Rule } from './rule.ts';

/** The condition of a partial index is about columns and values that exist, and does not change with time. */
export const indexConditions: Rule = function* (world) {
  for (const { name, raw } of world.draft.entities.values()) {
    const about = subjectIn(world, 'index-condition', name, { isKept: true });
    for (const index of raw.indexes ?? []) {
      if ('columns' in index && index.where) yield* conditionProblems('index-condition', world, index.where, about);
    }
  }
};
