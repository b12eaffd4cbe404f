import { sql } from 'kysely';
import type { Row } from '#contract/envelope.ts';
import type { AuditEntry } from '../audit/entry.ts';
import { conflicted, FailureError, invalid } from '../base/failure.ts';
import type { TransactionContext } from '../context/context.ts';
import type { AnyIngest, Logger } from '../context/platform.ts';
import { DatabaseError } from '../db/session.ts';
import { many } from '../db/sql.ts';
import type { SentFact } from './facts.ts';
import { ingestTexts } from './texts.ts';

/** What became of a fact. */
export type Taken = { readonly made: Row } | { readonly refusal: FailureError };

/** Errors after which the whole transaction is tried again, or given up: they are of the database, not of a fact. */
const ofDatabase = /^(?:08|40|53|57|25|55P03)/;

const refusalOf = (error: unknown, logger: Logger): FailureError => {
  if (error instanceof FailureError) return error;
  if (error instanceof DatabaseError && error.code === '23505') return conflicted(undefined, ingestTexts.alreadyThere);
  if (error instanceof DatabaseError && /^2[23]/.test(error.code)) return invalid({});
  logger.error({ err: error }, 'a fact could not be taken');
  return new FailureError(500);
};

/**
 * Takes facts inside a transaction. Of one that is refused nothing is left, and the others go on.
 * Throws where the database itself fails.
 */
export async function takeFacts(
  taker: AnyIngest,
  facts: readonly SentFact[],
  ctx: TransactionContext,
  logger: Logger,
): Promise<readonly Taken[]> {
  if (facts.length === 0) return [];
  if ('many' in taker) {
    const answers = await taker.many(
      facts.map(({ content }) => content),
      ctx,
    );
    if (answers.length !== facts.length) throw new Error(`${ctx.endpoint.id}: ${answers.length} answers`);
    return answers.map((answer) =>
      answer instanceof Error ? { refusal: refusalOf(answer, logger) } : { made: answer },
    );
  }
  const taken: Taken[] = [];
  for (const { content } of facts) taken.push(await takeAlone(taker.one, content, ctx, logger));
  return taken;
}

/** What one fact does is undone together: what it wrote, what the log would say, and what would follow the commit. */
async function takeAlone(
  take: (fact: Row, ctx: TransactionContext) => Promise<Row>,
  fact: Row,
  ctx: TransactionContext,
  logger: Logger,
): Promise<Taken> {
  const entries: AuditEntry[] = [];
  const after: (() => void | Promise<void>)[] = [];
  await many(sql`savepoint fact`, ctx.tx);
  try {
    const made = await take(fact, {
      ...ctx,
      async audit(entry) {
        entries.push(entry);
      },
      afterCommit(work) {
        after.push(work);
      },
    });
    // What is checked at a commit is checked here, while the fact can still be refused alone.
    await many(sql`set constraints all immediate`, ctx.tx);
    await many(sql`set constraints all deferred`, ctx.tx);
    await many(sql`release savepoint fact`, ctx.tx);
    for (const entry of entries) await ctx.audit(entry);
    for (const work of after) ctx.afterCommit(work);
    return { made };
  } catch (error) {
    if (error instanceof DatabaseError && ofDatabase.test(error.code)) throw error;
    await many(sql`rollback to savepoint fact`, ctx.tx);
    await many(sql`release savepoint fact`, ctx.tx);
    return { refusal: refusalOf(error, logger) };
  }
}
