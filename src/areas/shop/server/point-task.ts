import { sql } from 'kysely';
import { formatMoney } from '#contract/money.ts';
import { pointsOf } from '#contract/point-rule.ts';
import { bangkokDay } from '#contract/time.ts';
import type { Context, RowOf, TransactionContext } from '#server/context/context.ts';
import { many, maybe, one } from '#server/db/sql.ts';
import type { TaskHandler } from '#server/jobs/worker.ts';
import { moveWallet } from '#server/ledger/side-wallet.ts';
import { collectOwed, markGrantsOwed } from './points-back.ts';

declare module '#server/ledger/post.ts' {
  interface PostingKinds {
    readonly shop_points: true;
  }
}

/** Outbox topic: a deposit was credited. The database enqueues the task in the same transaction. */
export const pointTopic = 'shop_points';

/**
 * Gives the points of a deposit by every active rule; if the bank reversed the deposit, takes its points back. A
 * repeated run does nothing.
 */
export function pointTask(context: Pick<Context, 'transaction'>): TaskHandler {
  return (task) =>
    context.transaction(async (ctx) => {
      const depositId = Number(task.payload.deposit_id);
      await grantPoints(ctx, depositId);
      await markGrantsOwed(ctx, depositId);
      return { done: true };
    });
}

interface Deposit {
  readonly id: number;
  readonly deposit_ref: string;
  readonly agent_id: number;
  readonly member_id: number;
  readonly channel: string;
  readonly amount: bigint;
  readonly credited_at: Date;
}

/**
 * Returns the points given. The rules are locked, so that concurrent deposits of a day count towards the same limit.
 */
export async function grantPoints(ctx: TransactionContext, depositId: number): Promise<number> {
  const { tx } = ctx;
  const deposit = await maybe(
    sql<Deposit>`
      select id::integer as id, deposit_ref, agent_id::integer as agent_id, member_id::integer as member_id, channel, amount,
        credited_at
      from deposit where id = ${depositId} and status = 'success' and amount > 0 and credited_at is not null`,
    tx,
  );
  if (!deposit) return 0;
  const rules = await tx
    .selectFrom('point_rule')
    .selectAll()
    .where('status', '=', 'active')
    .where(sql<boolean>`agent_ids @> to_jsonb(${deposit.agent_id}::integer)`)
    .orderBy('id')
    .forUpdate()
    .execute();
  let totalPoints = 0;
  for (const rule of rules) if (applies(rule, deposit)) totalPoints += await grant(ctx, rule, deposit);
  return totalPoints;
}

function applies(rule: RowOf<'point_rule'>, { channel, credited_at: at }: Deposit): boolean {
  const channels: readonly string[] = rule.channels ?? [];
  if (channels.length > 0 && !channels.includes(channel)) return false;
  return !(rule.start_at && at < rule.start_at) && !(rule.end_at && at >= rule.end_at);
}

async function grant(ctx: TransactionContext, rule: RowOf<'point_rule'>, deposit: Deposit): Promise<number> {
  const { tx } = ctx;
  const day = bangkokDay(deposit.credited_at);
  const { before } = await one(
    sql<{ before: number }>`
      select coalesce(sum(points), 0)::integer as before from point_grant
      where rule_id = ${rule.id} and member_id = ${deposit.member_id} and stat_date = ${day}::date
        and not owed and points_back = 0`,
    tx,
  );
  const points = pointsOf(
    formatMoney(deposit.amount),
    {
      mode: rule.mode,
      deposit_min: formatMoney(rule.deposit_min),
      deposit_max: rule.deposit_max === null ? null : formatMoney(rule.deposit_max),
      per_amount: rule.per_amount === null ? null : formatMoney(rule.per_amount),
      points: rule.points,
      points_max_per_day: rule.points_max_per_day,
      multiplier_days: rule.multiplier_days,
    },
    new Date(`${day}T00:00:00Z`).getUTCDay(),
    before,
  );
  if (points <= 0) return 0;
  const created = await maybe(
    sql<{ id: number }>`
      insert into point_grant (rule_id, deposit_id, member_id, agent_id, amount, points, stat_date, created_at)
      values (${rule.id}, ${deposit.id}, ${deposit.member_id}, ${deposit.agent_id}, ${deposit.amount}::bigint, ${points},
        ${day}::date, clock_timestamp())
      on conflict (deposit_id, rule_id) do nothing returning id::integer as id`,
    tx,
  );
  if (!created) return 0;
  await moveWallet(tx, {
    memberId: deposit.member_id,
    wallet: 'point',
    amount: BigInt(points) * 100n,
    kind: 'shop_points',
    ref: { type: 'point_grant', id: created.id },
    entry: {
      type: 'shop_deposit',
      refType: 'deposit',
      refId: deposit.deposit_ref,
      actorType: 'system',
      actorName: ctx.principal.name,
      remark: rule.name.slice(0, 255),
    },
  });
  await many(sql`update point_rule set granted_points = granted_points + ${points} where id = ${rule.id}`, tx);
  await ctx.audit({
    action: 'shop.points',
    entityType: 'PointGrant',
    entityId: created.id,
    after: { rule_id: rule.id, deposit_id: deposit.id, member_id: deposit.member_id, points },
  });
  await collectOwed(ctx, deposit.member_id);
  return points;
}
