import { sql } from 'kysely';
import type { Invariant, Rows } from '#server/ledger/invariants/invariant.ts';
import type { AreaChecks } from '#server/verify/area-checks.ts';

/**
 * Invariants of prizes. SQL cannot check that the stored seed reproduces the stored winners from the stored entrants;
 * src/areas/poll/draws.md describes how anyone can verify that.
 */
const invariants: readonly Invariant[] = [
  {
    id: 'I13',
    title: 'prizes stay within the budget, each winner is paid once, and who could win is kept as it was',
    broken: sql<Rows>`
      select 'budget' as what, id as poll_id, reward_paid as found, reward_budget as allowed from poll
      where reward_paid > reward_budget
      union all
      select 'paid twice', poll_id, count(*), 1 from poll_winner
      where status = 'paid' group by poll_id, member_id having count(*) > 1
      union all
      select 'one line for many', min(poll_id), count(*), 1 from poll_winner
      where log_no is not null group by log_no having count(*) > 1
      union all
      select 'line is missing', poll_id, slot_id, null from poll_winner slot
      where status = 'paid' and log_no is not null and not exists (select from wallet_log where wallet_log.log_no = slot.log_no)
      union all
      select 'entrants', poll_id, id, null from poll_draw
      where entrants_hash <> poll_entrants_hash(entrants) or entrant_count <> jsonb_array_length(entrants)
        or winner_count <> jsonb_array_length(winners)`,
  },
];

export const checks: AreaChecks = { invariants };
