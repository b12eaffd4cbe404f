import { sql } from 'kysely';
import type { Text } from '#contract/text.ts';
import { bilingual } from '#server/base/bilingual.ts';
import type { RowOf } from '#server/context/context.ts';
import { many, maybe, type Tx } from '#server/db/sql.ts';

type Log = RowOf<'replenish_log'>;

export interface LogEntry {
  readonly ruleId: number;
  /** Satang that the account held, and what it lacked. */
  readonly balance: bigint;
  readonly needed: bigint;
  readonly action: Log['action'];
  readonly result: Log['result'];
  readonly ticketId?: number;
  readonly transferId?: number;
  readonly message?: Text;
}

/** A line of the rule's history. */
export async function writeLog(tx: Tx, entry: LogEntry): Promise<void> {
  await many(
    sql`
      insert into replenish_log (created_at, rule_id, balance_at_trigger, needed_amount, action, ticket_id, transfer_id,
        result, message)
      values (clock_timestamp(), ${entry.ruleId}, ${entry.balance}::bigint, ${entry.needed}::bigint, ${entry.action},
        ${entry.ticketId ?? null}, ${entry.transferId ?? null}, ${entry.result}, ${entry.message ? bilingual(entry.message, 255) : null})`,
    tx,
  );
}

/** Minutes after which the same reason for doing nothing is worth another line. */
const repeatAfter = 60;

/** The same for a check that did nothing: a lasting reason is logged once an hour, not with every check. */
export async function writeSkipped(tx: Tx, entry: LogEntry): Promise<void> {
  const same = await maybe(
    sql<{ id: number }>`
      select id from (
        select id, action, result, created_at from replenish_log where rule_id = ${entry.ruleId} order by id desc limit 1
      ) last
      where action = 'skipped' and result = ${entry.result}
        and created_at > clock_timestamp() - make_interval(mins => ${repeatAfter}::integer)`,
    tx,
  );
  if (!same) await writeLog(tx, entry);
}
