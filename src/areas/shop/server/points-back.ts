import { sql } from 'kysely';
import type { TransactionContext } from '#server/context/context.ts';
import { many, maybe } from '#server/db/sql.ts';
import { moveWallet } from '#server/ledger/side-wallet.ts';
import { shopTexts } from './texts.ts';

declare module '#server/ledger/post.ts' {
  interface PostingKinds {
    readonly shop_points_back: true;
  }
}

/** One point in ledger units (hundredths). */
const onePoint = 100n;

/** Marks the points of a reversed deposit as owed, and collects them as far as the member still has them. */
export async function markGrantsOwed(ctx: TransactionContext, depositId: number): Promise<void> {
  const owedGrants = await many(
    sql<{ rule_id: number; member_id: number; points: number }>`
      update point_grant set owed = true from deposit
      where deposit.id = ${depositId} and deposit.status = 'reversed' and point_grant.deposit_id = deposit.id
        and not point_grant.owed and point_grant.points_back = 0
      returning point_grant.rule_id::integer as rule_id, point_grant.member_id::integer as member_id, point_grant.points`,
    ctx.tx,
  );
  for (const { rule_id, points } of owedGrants)
    await many(sql`update point_rule set granted_points = granted_points - ${points} where id = ${rule_id}`, ctx.tx);
  const [first] = owedGrants;
  if (first) await collectOwed(ctx, first.member_id);
}

interface Owed {
  readonly id: number;
  readonly deposit_ref: string;
  readonly points: number;
  readonly points_back: number;
}

/**
 * Takes back owed points, oldest first, as far as the wallet's balance allows; it never becomes negative. The rest
 * stays owed and is deducted from later points.
 */
export async function collectOwed({ tx, audit, principal }: TransactionContext, memberId: number): Promise<void> {
  const owed = await many(
    sql<Owed>`
      select grant_.id::integer as id, deposit.deposit_ref, grant_.points, grant_.points_back
      from point_grant grant_ join deposit on deposit.id = grant_.deposit_id
      where grant_.member_id = ${memberId} and grant_.owed order by grant_.id for no key update of grant_`,
    tx,
  );
  if (owed.length === 0) return;
  const wallet = await maybe(
    sql<{ balance: bigint }>`
      select balance from wallet where member_id = ${memberId} and wallet_type = 'point' for update`,
    tx,
  );
  let left = Number((wallet?.balance ?? 0n) / onePoint);
  for (const { id, deposit_ref, points, points_back } of owed) {
    const taken = Math.min(points - points_back, left);
    if (taken <= 0) return;
    left -= taken;
    await moveWallet(tx, {
      memberId,
      wallet: 'point',
      amount: -BigInt(taken) * onePoint,
      kind: 'shop_points_back',
      ref: { type: 'point_grant', id },
      entry: {
        type: 'rollback',
        refType: 'deposit',
        refId: deposit_ref,
        actorType: 'system',
        actorName: principal.name,
        remark: shopTexts.pointsTakenBackBecauseTheDeposits.kept(),
      },
    });
    const after = points_back + taken;
    await many(
      sql`update point_grant set points_back = ${after}, owed = ${after < points}::boolean where id = ${id}`,
      tx,
    );
    await audit({
      action: 'shop.points_back',
      entityType: 'PointGrant',
      entityId: id,
      before: { points_back },
      after: { points_back: after, still_owed: points - after },
    });
  }
}
