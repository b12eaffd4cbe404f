import type { Subject } from '../api/subjects.ts';

/** A subject, and how many statements its databases have been asked for so far. */
export interface Counting {
  readonly subject: Subject;
  statements(): number;
}

/** Counts what a machine's speed does not change: the statements of whatever works on a database of this subject. */
export function counting(subject: Subject): Counting {
  let count = 0;
  return {
    statements: () => count,
    subject: {
      ...subject,
      async open(options) {
        const database = await subject.open(options);
        const db = database.db.withPlugin({
          transformQuery({ node }) {
            count += 1;
            return node;
          },
          transformResult: async ({ result }) => result,
        });
        return { ...database, db };
      },
    },
  };
}
