import { sql } from 'kysely';
import { reasonDemand, reasonOf } from '#contract/decision.ts';
import type { Services } from '#generated/api/handlers.ts';
import { conflicted, invalid } from '#server/base/failure.ts';
import type { Context, TransactionContext } from '#server/context/context.ts';
import { many } from '#server/db/sql.ts';
import { type DepositRow, lockDeposit, moveDeposit } from '#server/deposits/deposit-row.ts';
import { lineInHand, recordLine, reopenLine } from '#server/deposits/raw-line.ts';
import { cashOf, suspenseOf } from '#server/ledger/accounts.ts';
import { lockAccounts, post } from '#server/ledger/post.ts';
import { syncWallet } from '#server/ledger/wallet.ts';
import { depositTexts } from './texts.ts';

declare module '#server/ledger/post.ts' {
  interface PostingKinds {
    readonly deposit_unmatch: true;
  }
}

/**
 * The wrong member was credited: all of the credit goes back to the suspense of the bank account, and the line waits for
 * its owner again. Until when, and whether the member still has it, is the verdict's; under the lock of the member's
 * account nothing is taken that is not there (409). A credit that failed is given up in the same way.
 */
export const unmatch: Services<Context>['deposit.unmatch'] = ({ body }, context) =>
  context.transaction(async (ctx) => {
    const line = await lineInHand(ctx, body.raw_ref);
    const reason = reasonOf(body.reason);
    if (reason === undefined) throw invalid({ reason: reasonDemand });
    const deposit = line.deposit_ref === null ? undefined : await lockDeposit(ctx.tx, line.deposit_ref);
    if (line.match_status !== 'matched' || line.bank_id === null || !deposit)
      throw conflicted(undefined, depositTexts.notMatched);
    await ctx.audit({
      action: ctx.endpoint.id,
      entityType: 'RawTransaction',
      entityId: line.id,
      before: { match_status: 'matched', member_id: line.member_id, deposit_ref: line.deposit_ref },
      after: { match_status: 'unmatched', review_status: 'open' },
      reason,
    });
    if (deposit.status === 'success') await takeBack(ctx, deposit, line.bank_id, reason);
    else if (deposit.status === 'failed') await moveDeposit(ctx, deposit, 'cancel', { note: reason });
    else throw conflicted(undefined, depositTexts.depositMoved);
    await reopenLine(ctx.tx, line, 'unmatched');
    await recordLine(ctx, line, { action: 'unmatch', from: 'matched', to: 'unmatched', message: reason });
    return { raw_ref: line.raw_ref, match_status: 'unmatched' as const, review_status: 'open' as const };
  });

async function takeBack(ctx: TransactionContext, deposit: DepositRow, bankId: number, reason: string): Promise<void> {
  const { tx, principal } = ctx;
  const { id, member_id: memberId, credited_amount: credit } = deposit;
  const cash = cashOf(memberId);
  const left = (await lockAccounts(tx, [cash])).get(cash.code)?.balance ?? 0n;
  if (left < credit) throw conflicted(undefined, depositTexts.spent);
  const posted = await post(tx, {
    kind: 'deposit_unmatch',
    ref: { type: 'deposit', id },
    actorId: principal.userId,
    reason,
    lines: [
      { account: cash, amount: -credit },
      { account: suspenseOf(bankId), amount: credit },
    ],
  });
  await syncWallet(tx, memberId, posted, {
    type: 'rollback',
    refType: 'deposit',
    refId: deposit.deposit_ref,
    actorType: 'staff',
    actorName: principal.name,
    remark: reason,
  });
  await many(
    sql`
      update member set deposit_count = greatest(deposit_count - 1, 0), deposit_total = deposit_total - ${credit}::bigint
      where id = ${memberId}`,
    tx,
  );
  const reversed = { reversed_by: principal.userId, reversed_at: sql`clock_timestamp()`, reversed_amount: credit };
  await moveDeposit(ctx, deposit, 'unmatch', {
    note: reason,
    // It lets go of its statement line and keeps which one it was.
    set: { ...reversed, raw_ref: null, undone_raw_ref: sql`raw_ref` },
  });
}
