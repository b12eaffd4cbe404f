import { sql } from 'kysely';
import { one, type Tx } from '../db/sql.ts';

/**
 * The next number of a kind on this Bangkok day, from 1, without gaps: the row stays locked until the transaction
 * ends, so take it last. `prefix` W and six digits: `W260131000057`.
 */
export async function nextNumber(tx: Tx, prefix: string, digits: number): Promise<string> {
  const { number } = await one(
    sql<{ number: string }>`
      insert into day_counter (kind, day, value)
      values (${prefix}, (clock_timestamp() at time zone 'Asia/Bangkok')::date, 1)
      on conflict (kind, day) do update set value = day_counter.value + 1
      returning kind || to_char(day, 'YYMMDD') || lpad(value::text, ${digits}::integer, '0') as number`,
    tx,
  );
  return number;
}
