import { sql } from 'kysely';
import { parseMoney } from '#contract/money.ts';
import { conflicted } from '#server/base/failure.ts';
import type { RowOf, TransactionContext } from '#server/context/context.ts';
import { many, maybe } from '#server/db/sql.ts';
import { cashOf, promotionOf } from '#server/ledger/accounts.ts';
import { post } from '#server/ledger/post.ts';
import { moveWallet } from '#server/ledger/side-wallet.ts';
import { syncWallet } from '#server/ledger/wallet.ts';
import { recordFreeCredit } from '#server/rewards/free-credit.ts';
import { shopTexts } from './texts.ts';

declare module '#server/ledger/post.ts' {
  interface PostingKinds {
    readonly shop_credit: true;
  }
}

type Redeem = RowOf<'shop_redeem'>;

/**
 * Gives what needs no shipping at once: credit with its turnover, tickets, or a code. Returns the fields to store on
 * the redemption. The database refuses a second time.
 */
export async function creditReward(ctx: TransactionContext, redeem: Redeem): Promise<Partial<Redeem>> {
  if (redeem.category === 'credit' || redeem.category === 'credit_free') await creditMoney(ctx, redeem);
  if (redeem.category === 'ticket') {
    await moveWallet(ctx.tx, {
      memberId: redeem.member_id,
      wallet: 'ticket',
      amount: BigInt(redeem.qty) * 100n,
      kind: 'shop_credit',
      ref: { type: 'shop_redeem', id: redeem.id },
      actorId: ctx.principal.userId || null,
      entry: { ...entryOf(ctx, redeem), type: 'transfer_in', remark: shopTexts.redeemedInTheShop.kept() },
    });
  }
  const code = await maybe(sql<{ code: string }>`select code from shop_code where redeem_id = ${redeem.id}`, ctx.tx);
  return code ? { code_issued: code.code } : {};
}

function entryOf({ principal }: Pick<TransactionContext, 'principal'>, { redeem_ref: refId }: Redeem) {
  return { refType: 'shop', refId, actorType: 'staff', actorName: principal.name } as const;
}

async function creditMoney(ctx: TransactionContext, redeem: Redeem): Promise<void> {
  const { tx, principal } = ctx;
  const { id, member_id: memberId, reward_value: value } = redeem;
  if (value === null || value <= 0n) throw conflicted(undefined, shopTexts.thisRedemptionHasNoCreditValue);
  const posted = await post(tx, {
    kind: 'shop_credit',
    ref: { type: 'shop_redeem', id },
    actorId: principal.userId || null,
    lines: [
      { account: cashOf(memberId), amount: value },
      { account: promotionOf('shop'), amount: -value },
    ],
  });
  const multiple = (redeem.turnover_multiple === null ? undefined : parseMoney(redeem.turnover_multiple)) ?? 0n;
  const turnover = (value * multiple) / 100n;
  await syncWallet(tx, memberId, posted, {
    ...entryOf(ctx, redeem),
    type: redeem.category === 'credit_free' ? 'credit_free' : 'promotion',
    turnoverAdded: turnover,
    remark: shopTexts.pointsRedeemedInTheShop.kept(),
  });
  if (redeem.category === 'credit_free')
    await recordFreeCredit(tx, {
      ...{
        memberId,
        source: 'shop',
        refId: id,
        campaign: shopTexts.pointsRedeemedInTheShop.kept(),
        amount: value,
        turnover,
      },
      ...{ withdrawCap: null, grantedBy: principal.name },
    });
  if (turnover === 0n) return;
  await many(
    sql`update member set turnover_required = turnover_required + ${turnover}::bigint where id = ${memberId}`,
    tx,
  );
  await many(
    sql`
      update wallet set turnover_required = turnover_required + ${turnover}::bigint
      where member_id = ${memberId} and wallet_type = 'main'`,
    tx,
  );
}
