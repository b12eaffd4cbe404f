import { createQueryId, PostgresQueryCompiler, type RootOperationNode } from 'kysely';
import type { Subject } from '../api/subjects.ts';

/** A subject, and what its databases have been asked so far. */
export interface Counting {
  readonly subject: Subject;
  statements(): number;
  /** Texts of the statements that are sent while `work` is done, without their values. */
  during(work: () => Promise<unknown>): Promise<readonly string[]>;
}

const compiler = new PostgresQueryCompiler();

/** Counts what a machine's speed does not change: the statements of whatever works on a database of this subject. */
export function counting(subject: Subject): Counting {
  let count = 0;
  let kept: RootOperationNode[] | undefined;
  return {
    statements: () => count,
    async during(work) {
      const queries: RootOperationNode[] = [];
      kept = queries;
      await work();
      kept = undefined;
      return queries.map((node) => compiler.compileQuery(node, createQueryId()).sql);
    },
    subject: {
      ...subject,
      async open(options) {
        const database = await subject.open(options);
        const db = database.db.withPlugin({
          transformQuery({ node }) {
            count += 1;
            kept?.push(node);
            return node;
          },
          transformResult: async ({ result }) => result,
        });
        return { ...database, db };
      },
    },
  };
}
