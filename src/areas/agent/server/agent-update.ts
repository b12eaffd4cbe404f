import { sql } from 'kysely';
import { forbidden, invalid } from '#server/base/failure.ts';
import type { RowOf, TransactionContext } from '#server/context/context.ts';
import { effect } from '#server/context/effect.ts';
import { maybe, one } from '#server/db/sql.ts';
import { agentTexts } from './texts.ts';

type Agent = RowOf<'agent'>;

/** Rank of the owner, the only one who may close an agent for good. */
const ownerRank = 1;

const percent = (value: string) => `${Number(value)}%`;

/** Shares are nested: an agent may not hold more than its master, nor a master less than any of its agents. */
async function checkShare({ tx }: TransactionContext, row: Agent): Promise<void> {
  const { most: masterShare, given: largestChildShare } = await one(
    sql<{ most: string | null; given: string | null }>`
      select (select share_pct::text from agent where id = ${row.parent_id}::integer) as most,
        (select max(share_pct)::text from agent where parent_id = ${row.id} and status <> 'closed') as given`,
    tx,
  );
  if (masterShare !== null && Number(row.share_pct) > Number(masterShare)) {
    throw invalid({ share_pct: agentTexts.aboveMaster({ most: percent(masterShare) }) });
  }
  if (largestChildShare !== null && Number(row.share_pct) < Number(largestChildShare)) {
    throw invalid({ share_pct: agentTexts.belowAgents({ given: percent(largestChildShare) }) });
  }
}

/** Closing is final: the owner must type the agent's code, and no member withdrawal may be open. */
async function checkClosing(ctx: TransactionContext, before: Agent, typed: string | null | undefined): Promise<void> {
  if (ctx.principal.rank > ownerRank) throw forbidden(agentTexts.ownerCloses);
  if (before.status !== 'suspended') throw invalid({ status: agentTexts.suspendFirst });
  if (typed?.trim() !== before.code) throw invalid({ confirm_code: agentTexts.typeCode({ code: before.code }) });
  const open = await one(
    sql<{ withdrawals: number; agents: number }>`
      select (select count(*)::integer from withdrawal where agent_id = ${before.id} and status not in ('success', 'refunded')) as withdrawals,
        (select count(*)::integer from agent where parent_id = ${before.id} and status <> 'closed') as agents`,
    ctx.tx,
  );
  if (open.withdrawals > 0) throw invalid({ status: agentTexts.stillOpen({ withdrawals: open.withdrawals }) });
  if (open.agents > 0) throw invalid({ status: agentTexts.notClosedYet({ agents: open.agents }) });
}

/** Unclaimed rebates of a closed agent are cancelled. */
async function cancelRebates(ctx: TransactionContext, agentId: number): Promise<void> {
  const cancelled = await maybe(
    sql<{ ids: readonly number[] | null }>`
      with gone as (update cashback_log set status = 'cancelled' where agent_id = ${agentId} and status = 'pending' returning id)
      select json_agg(id order by id) as ids from gone`,
    ctx.tx,
  );
  const ids = cancelled?.ids ?? [];
  if (ids.length === 0) return;
  await ctx.audit({
    action: 'cashback.cancel',
    entityType: 'CashbackLog',
    entityIds: ids,
    before: { status: 'pending' },
    after: { status: 'cancelled' },
    reason: agentTexts.closeAgent.kept(),
  });
}

/**
 * A change of an agent. Shares apply from today: the database writes their history and recalculates today's bets.
 * Throws 422 for a status change that is not allowed, 403 for a caller who may not close.
 */
export const agentUpdate = effect('agent.update', async ({ before, row, body }, ctx) => {
  if (!before) throw new Error('A change has a record');
  if (before.status === 'closed') throw invalid({ status: agentTexts.closedForGood });
  if (row.share_pct !== before.share_pct) await checkShare(ctx, row);
  if (row.status !== 'closed') return;
  await checkClosing(ctx, before, body.confirm_code);
  await cancelRebates(ctx, row.id);
});
