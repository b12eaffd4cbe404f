import { sql } from 'kysely';
import { formatMoney } from '#contract/money.ts';
import type { Services } from '#generated/api/handlers.ts';
import type { Context } from '../../context.ts';
import { type Executor, one } from '../../ledger/sql.ts';

/**
 * How the desk stands: what waits whatever day it came, and what was paid and given back since midnight in Bangkok. Of the
 * agents whom the person serves. What the paying accounts hold is told to those who may see accounts.
 */
export const deskFigures: Services<Context>['withdraw.figures'] = async (_input, ctx) => {
  const { agentIds } = ctx.principal;
  const served =
    agentIds === 'all' ? sql`true` : agentIds.length === 0 ? sql`false` : sql`agent_id in (${sql.join(agentIds)})`;
  const figures = await one(
    sql<Figures>`
      select waiting.count as waiting_count, waiting.amount as waiting_amount, paid.count as paid_count,
        waiting.lead_count, waiting.lead_amount, paid.amount as paid_amount, paid.seconds as average_sec, refunded.count as refunded_count,
        refunded.amount as refunded_amount
      from (
        select count(*) filter (where status <> 'failed')::integer as count,
          coalesce(sum(amount) filter (where status <> 'failed'), 0)::bigint as amount,
          count(*) filter (where for_lead)::integer as lead_count,
          coalesce(sum(amount) filter (where for_lead), 0)::bigint as lead_amount
        from withdrawal where status in ('pending', 'verified', 'failed') and ${served}
      ) waiting, (
        select count(*)::integer as count, coalesce(sum(net_amount), 0)::bigint as amount,
          round(avg(duration_sec))::integer as seconds
        from withdrawal where status = 'success' and completed_at >= bangkok_midnight() and ${served}
      ) paid, (
        select count(*)::integer as count, coalesce(sum(amount), 0)::bigint as amount
        from withdrawal where status = 'refunded' and completed_at >= bangkok_midnight() and ${served}
      ) refunded`,
    ctx.db,
  );
  const { waiting_amount, lead_amount, paid_amount, refunded_amount, ...counts } = figures;
  return {
    ...counts,
    waiting_amount: formatMoney(waiting_amount),
    lead_amount: formatMoney(lead_amount),
    paid_amount: formatMoney(paid_amount),
    refunded_amount: formatMoney(refunded_amount),
    balance: ctx.can('finance.bank.view') ? formatMoney(await balanceOf(ctx.db, agentIds)) : null,
  };
};

interface Figures {
  readonly waiting_count: number;
  readonly waiting_amount: bigint;
  readonly lead_count: number;
  readonly lead_amount: bigint;
  readonly paid_count: number;
  readonly paid_amount: bigint;
  readonly average_sec: number | null;
  readonly refunded_count: number;
  readonly refunded_amount: bigint;
}

/** Satang on the accounts that pay withdrawals and can be used. */
async function balanceOf(db: Executor, agentIds: Context['principal']['agentIds']): Promise<bigint> {
  const served =
    agentIds === 'all'
      ? sql`true`
      : sql`exists (select from jsonb_array_elements_text(agent_ids) served(id) where id::integer in (${sql.join([-1, ...agentIds])}))`;
  const { balance } = await one(
    sql<{ balance: bigint }>`
      select coalesce(sum(balance), 0)::bigint as balance from bank
      where usage in ('withdraw', 'both') and status = 'active' and ${served}`,
    db,
  );
  return balance;
}
