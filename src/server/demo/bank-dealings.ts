import { sql, type Transaction } from 'kysely';
import type { Database } from '../db/database.ts';
import type { World } from './world.ts';

/**
 * What banks and wallets hold about the accounts of the house other than statements: holders, sessions that are not open,
 * and balances of wallets. Read from the ledger after it was written.
 */
export async function seedBankDealings(tx: Transaction<Database>, world: World): Promise<void> {
  const now = sql`${world.now}::timestamptz`;
  await sql`
    insert into bank_wallet (bank_id, kyc_level, webhook_status, last_event_at)
    select id, case when number = 4 then 'basic' else 'verified' end, case when number = 3 then 'lost' else 'connected' end,
      ${now} - number * case when number = 3 then interval '9 hours' else interval '4 minutes' end
    from (select id, row_number() over (order by id) as number from bank where bank_code = 'TRUEWALLET') wallet`.execute(
    tx,
  );
  // Two wallets are close to what they may take in a month, in round figures.
  await sql`
    update bank_wallet set month_limit = greatest(1000000, ceil(used.month_in / used.share / 1000000) * 1000000)::bigint
    from (
      select wallet.id, sum(-log.delta) filter (where log.delta < 0 and tx.kind not in ('opening', 'adjust')) as month_in,
        case wallet.number when 1 then 0.86 else 0.965 end as share
      from (select id, row_number() over (order by id) as number from bank where bank_code = 'TRUEWALLET') wallet
      join ledger_account account on account.code = 'bank:' || wallet.id
      join balance_log log on log.account_id = account.id
        and log.created_at >= date_trunc('month', ${now} at time zone 'Asia/Bangkok') at time zone 'Asia/Bangkok'
      join ledger_tx tx on tx.id = log.tx_id
      where wallet.number in (1, 2) group by wallet.id, wallet.number
    ) used
    where used.id = bank_wallet.bank_id and used.month_in > 0`.execute(tx);
  await sql`
    insert into sandbox_session (account, state, fault)
    select id::text, case session_status when 'otp_required' then 'otp' when 'locked' then 'locked'
        when 'offline' then 'off' else 'on' end,
      case when session_status = 'error' then 'silence' end
    from bank where session_status in ('otp_required', 'locked', 'offline', 'error')`.execute(tx);
  await sql`
    insert into sandbox_holder (bank_code, account_no, name)
    select bank_code, account_no, account_name from bank
    union select distinct on (bank_code, bank_account_no) bank_code, bank_account_no, bank_account_name
      from (select * from withdrawal order by id) known
    on conflict do nothing`.execute(tx);
}
