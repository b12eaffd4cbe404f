import { sql } from 'kysely';
import { type Invariant, keptTables, type Rows } from '#server/ledger/invariants/invariant.ts';
import type { AreaChecks } from '#server/verify/area-checks.ts';

const invariants: readonly Invariant[] = [
  {
    id: 'R1',
    title: 'a rebate is paid once, exactly what it says, and nothing is paid that is not',
    broken: sql<Rows>`
      select coalesce(rebate.id, booked.ref_id) as id, rebate.status, rebate.amount, booked.satang
      from (select * from cashback_log where status = 'paid') rebate
      full join (
        select tx.ref_id, sum(entry.satang) as satang from ledger_tx tx
        join ledger_entry entry on entry.tx_id = tx.id
        join ledger_account account on account.id = entry.account_id and account.kind = 'wallet'
        where tx.kind = 'cashback' group by tx.ref_id) booked on booked.ref_id = rebate.id
      where rebate.amount is distinct from booked.satang`,
  },
  keptTables('R2', 'rebates that were paid refuse to be changed', [
    ['cashback_log', 'cashback_log_keep'],
    ['cashback_log', 'cashback_log_stay'],
  ]),
];

export const checks = { invariants } satisfies AreaChecks;
