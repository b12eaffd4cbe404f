import { sql } from 'kysely';
import type { TransactionContext } from '#server/context/context.ts';
import { many, maybe, type Tx } from '#server/db/sql.ts';
import { type Gift, giveReward, takeReward } from '#server/rewards/give-reward.ts';

interface ProgressState {
  readonly id: number;
  readonly run_id: number;
  readonly member_id: number;
  readonly status: string;
  readonly expires_at: Date | null;
  readonly quest_id: number;
  readonly event_reward_id: number;
  readonly claim_mode: string;
  readonly claim_expire_hours: number | null;
}

interface Reward {
  readonly id: number;
  readonly name: string;
  readonly type: Gift['type'];
  readonly value: bigint;
  readonly turnover_multiple: string | null;
  readonly withdraw_cap: bigint | null;
}

const hour = 60 * 60_000;
const money: ReadonlySet<string> = new Set(['credit', 'credit_free']);

/** A member's progress with its item. Locks the run, then the progress, so that payments are serialized by run. */
async function lockProgress(tx: Tx, id: number): Promise<ProgressState | undefined> {
  await many(
    sql`select run.id from quest_run run join quest_progress progress on progress.run_id = run.id
      where progress.id = ${id} for update of run`,
    tx,
  );
  return maybe(
    sql<ProgressState>`
      select progress.id, progress.run_id, progress.member_id, progress.status, progress.expires_at, item.quest_id,
        item.event_reward_id, item.claim_mode, item.claim_expire_hours
      from quest_progress progress join quest_item item on item.id = progress.quest_item_id
      where progress.id = ${id} for update of progress`,
    tx,
  );
}

/** Takes a reward from its stock and gives it. Returns false if none is left. */
async function pay(
  ctx: TransactionContext,
  rewardId: number,
  member: { readonly id: number; readonly runId: number },
  ref: Gift['ref'] & { readonly no: string },
): Promise<boolean> {
  const { tx } = ctx;
  if (!(await takeReward(tx, rewardId))) return false;
  const reward = await maybe(
    sql<Reward>`select id, name, type, value, turnover_multiple, withdraw_cap from event_reward where id = ${rewardId}`,
    tx,
  );
  if (!reward) return false;
  await giveReward(tx, {
    memberId: member.id,
    type: reward.type,
    value: reward.value,
    turnoverMultiple: reward.turnover_multiple,
    withdrawCap: reward.withdraw_cap,
    source: 'quest',
    ref: { type: ref.type, id: ref.id },
    refNo: ref.no,
    name: reward.name,
  });
  if (money.has(reward.type)) {
    await many(
      sql`update quest_run set reward_paid = reward_paid + ${reward.value}::bigint where id = ${member.runId}`,
      tx,
    );
  }
  await ctx.audit({
    action: 'quest.reward',
    entityType: 'QuestRun',
    entityId: member.runId,
    after: { reference: ref.no, event_reward_id: rewardId, type: reward.type },
  });
  return true;
}

/**
 * Gives a member the reward of a completed, unclaimed item exactly once: the progress is locked, its status changes
 * only once, and ledger and wallet refuse a second gift for it. Returns false if there is nothing to claim, the claim
 * has expired, or the reward has run out.
 */
export async function claimProgress(ctx: TransactionContext, id: number): Promise<boolean> {
  const progress = await lockProgress(ctx.tx, id);
  const now = ctx.clock.now();
  if (progress?.status !== 'completed' || (progress.expires_at !== null && progress.expires_at <= now)) return false;
  const member = { id: progress.member_id, runId: progress.run_id };
  const ref = { type: 'quest_progress', id, no: `QP${id}` };
  if (!(await pay(ctx, progress.event_reward_id, member, ref))) return false;
  await many(
    sql`update quest_progress set status = 'claimed', claimed = 1, claimed_at = ${now} where id = ${id}`,
    ctx.tx,
  );
  return true;
}

/**
 * Completes an item that has reached its target: pays it at once if it needs no claim, and with the last item completes
 * the run, which has a bonus of its own. Returns false if another worker was faster.
 */
export async function completeProgress(ctx: TransactionContext, id: number): Promise<boolean> {
  const { tx, clock } = ctx;
  const progress = await lockProgress(tx, id);
  if (progress?.status !== 'in_progress') return false;
  const now = clock.now();
  const isManual = progress.claim_mode === 'manual';
  const hours = isManual ? progress.claim_expire_hours : null;
  const expires = hours === null ? null : new Date(now.getTime() + hours * hour);
  await many(
    sql`update quest_progress set status = 'completed', completed = 1, completed_at = ${now}, expires_at = ${expires}
      where id = ${id}`,
    tx,
  );
  if (!isManual) await claimProgress(ctx, id);
  await completeRun(ctx, progress);
  return true;
}

/** Completes a run once all its items are completed, and gives its bonus. */
async function completeRun(ctx: TransactionContext, { run_id, quest_id, member_id }: ProgressState): Promise<void> {
  const finished = await maybe(
    sql<{ bonus: number | null }>`
      update quest_run set completed = 1, completed_at = ${ctx.clock.now()}
      where id = ${run_id} and completed = 0 and not exists (
        select from quest_item item
        left join quest_progress progress on progress.quest_item_id = item.id and progress.run_id = ${run_id}
        where item.quest_id = ${quest_id} and item.status = 'active' and coalesce(progress.completed, 0) = 0)
      returning (select bonus_event_reward_id from quest where id = ${quest_id}) as bonus`,
    ctx.tx,
  );
  if (!finished || finished.bonus === null) return;
  const ref = { type: 'quest_run', id: run_id, no: `QB${run_id}` };
  if (await pay(ctx, finished.bonus, { id: member_id, runId: run_id }, ref))
    await many(sql`update quest_run set bonus_given = 1 where id = ${run_id}`, ctx.tx);
}
