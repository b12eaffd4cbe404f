import { sql, type Transaction } from 'kysely';
import type { Database } from '../database.ts';
import type { DayNumbers } from './day-numbers.ts';
import { stamp, type World } from './world.ts';

/** One in so many transfers is not on the statement: the comparison with the bank has something to tell. */
export const missingTransfer = { of: 29, at: 7 } as const;

/**
 * What the statements say of transfers between the house's accounts and out of them, and of tickets, on both sides.
 * Their numbers go on behind those of the lines that are written already.
 */
export async function writeTransferLines(tx: Transaction<Database>, world: World, numbers: DayNumbers): Promise<void> {
  const { rows } = await sql<{ raw_ref: string }>`
    with last as (
      select substr(raw_ref, 2, 6) as day, max(right(raw_ref, 6)::int) as number from raw_transaction group by 1
    ), told as (
      select transfer.id, transfer_ref, source_bank_id as bank_id, 'out' as direction, amount + fee as amount, settled_at,
        upstream_ref, bank_code as other_code, account_no as other_no, account_name as other_name
      from bank_transfer transfer where status = 'success'
      union all
      select transfer.id, transfer_ref, target_bank_id, 'in', amount, settled_at, transfer.upstream_ref, source.bank_code,
        source.account_no, source.account_name
      from bank_transfer transfer join bank source on source.id = source_bank_id
      where transfer.status = 'success' and target_bank_id is not null
      union all
      select null, ticket_ref, source_bank_id, 'out', actual_amount, transferred_at, reference, target.bank_code,
        target.account_no, target.account_name
      from replenish_ticket ticket join bank target on target.id = target_bank_id
      where ticket.status = 'completed' and source_bank_id is not null
      union all
      select null, ticket_ref, target_bank_id, 'in', actual_amount, transferred_at, reference, source.bank_code,
        source.account_no, source.account_name
      from replenish_ticket ticket left join bank source on source.id = source_bank_id where ticket.status = 'completed'
    )
    insert into raw_transaction (id, raw_ref, bank_id, agent_ids, source, txn_at, detected_at, direction, amount,
      upstream_ref, from_bank_code, from_account_no, from_account_name, description, dedupe_key, match_status,
      candidate_members, flags)
    select (select max(id) from raw_transaction) + row_number() over line,
      'R' || told.day || lpad((coalesce(last.number, 0) + row_number() over (
        partition by told.day order by settled_at, transfer_ref, direction))::text, 6, '0'),
      told.bank_id, bank.agent_ids, 'app', settled_at,
      least(settled_at + interval '9 seconds', ${world.now}::timestamptz), direction, amount, told.upstream_ref,
      other_code, 'xxx' || right(other_no, 4), other_name,
      coalesce(case direction when 'in' then 'รับโอนจาก ' else 'โอนไป ' end || other_code || ' x' || right(other_no, 4)
        || ' ' || other_name, 'ฝากเงินสด'),
      md5(transfer_ref || ' ' || direction), case direction when 'in' then 'ignored' else 'unmatched' end, '[]', '[]'
    from (select told.*, to_char(settled_at at time zone 'Asia/Bangkok', 'YYMMDD') as day from told) told
    join bank on bank.id = told.bank_id left join last on last.day = told.day
    where bank.channel <> 'manual' and coalesce(told.id % ${missingTransfer.of} <> ${missingTransfer.at}, true)
    window line as (order by settled_at, transfer_ref, direction)
    returning raw_ref`.execute(tx);
  const ofToday = rows.filter(({ raw_ref }) => raw_ref.startsWith(`R${stamp(world.today)}`));
  numbers.skip('R', world.now, ofToday.length);
}
