import { sql } from 'kysely';
import type { Entity } from '#contract/endpoint.ts';
import type { Row } from '#contract/envelope.ts';
import { conflicted } from '../base/failure.ts';
import type { TransactionContext } from '../context/context.ts';
import { fieldColumn } from '../lifecycle/update-row.ts';
import { conditionContextOf, conditionSql } from './condition.ts';
import { RowSource } from './row-source.ts';
import { rowsOf } from './rows.ts';
import type { Tools } from './write.ts';

/**
 * Holds a locked record to the guards of the call. They are read by a statement of their own: what the statement that
 * waited for the lock had counted may be old by then. What is counted is counted whole, not only what the caller sees.
 *
 * @throws FailureError 409 with the message of the first guard that is not met.
 */
export async function checkGuards(tools: Tools, entity: Entity, row: Row, ctx: TransactionContext): Promise<void> {
  const { guards } = ctx.endpoint;
  if (!guards) return;
  const source = new RowSource(tools.entities, entity);
  const key = source.expression(entity.key) ?? sql`null`;
  const context = conditionContextOf(ctx);
  const verdicts = guards.map(
    ({ when }, index) => sql`(${conditionSql(when, source, context)}) is true as ${sql.ref(`guard${index}`)}`,
  );
  const [met] = await rowsOf(
    sql`select ${sql.join(verdicts)} from ${source.from()} where ${key} = ${row[fieldColumn(entity, entity.key)]}`,
    ctx.tx,
  );
  const broken = guards.find((_, index) => met?.[`guard${index}`] !== true);
  if (broken) throw conflicted(undefined, broken.message);
}
