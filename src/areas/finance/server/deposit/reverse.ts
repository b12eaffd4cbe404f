import { sql } from 'kysely';
import { formatMoney } from '#contract/money.ts';
import type { Services } from '#generated/api/handlers.ts';
import { invalid, missing } from '#server/base/failure.ts';
import type { Context, TransactionContext } from '#server/context/context.ts';
import { many, maybe } from '#server/db/sql.ts';
import { type DepositRow, lockDeposit, moveDeposit } from '#server/deposits/deposit-row.ts';
import { bankOf, cashOf, lossOf } from '#server/ledger/accounts.ts';
import { lockAccounts, post } from '#server/ledger/post.ts';
import { syncWallet } from '#server/ledger/wallet.ts';
import { moveBalance } from '#server/transfers/account.ts';
import { baht } from '../rules/baht.ts';
import { depositTexts } from './texts.ts';

declare module '#server/ledger/post.ts' {
  interface PostingKinds {
    readonly deposit_reverse: true;
  }
}

/** Satang from above which somebody else than who asks must do it. */
export const twoPeople = 50_000_00n;

interface Facts {
  readonly ref: string;
  readonly asked_by: number | null;
}

/**
 * The bank has taken the money of a credited deposit back: the account's books lose it, and the member the credit. What
 * the member no longer has is the company's loss, and only where that is said. Above a limit the first person asks and
 * another does it (the verdict sees to it). Deposits of gateways are reported by their gateway.
 */
export const reverse: Services<Context>['deposit.reverse'] = ({ body }, context) =>
  context.transaction(async (ctx) => {
    const reason = body.reason.trim();
    if (reason.length < 4) throw invalid({ reason: depositTexts.reasonRequired });
    const facts = await maybe(
      sql<Facts>`
        select deposit_ref as ref, reverse_asked_by::integer as asked_by from deposit where id = ${body.id}
        for no key update`,
      ctx.tx,
    );
    const deposit = facts && (await lockDeposit(ctx.tx, facts.ref));
    if (!facts || !deposit || !ctx.mayServe(deposit.agent_id)) throw missing();
    if (deposit.bank_id === null) throw new Error('The verdict demands a bank account');
    if (deposit.credited_amount > twoPeople && facts.asked_by === null) return ask(ctx, deposit, reason);
    return take(ctx, deposit, { bankId: deposit.bank_id, reason, acceptShortage: body.accept_shortage === true });
  });

async function ask(ctx: TransactionContext, deposit: DepositRow, reason: string) {
  await many(
    sql`
      update deposit set reverse_asked_by = ${ctx.principal.userId}, reverse_asked_at = clock_timestamp(),
        note = ${reason} where id = ${deposit.id}`,
    ctx.tx,
  );
  await ctx.audit({
    action: ctx.endpoint.id,
    entityType: 'Deposit',
    entityId: deposit.id,
    after: { reverse_asked_by: ctx.principal.userId },
    reason,
  });
  return { id: deposit.id, status: deposit.status, reversed_amount: null, waits_for_other: true };
}

interface Taking {
  readonly bankId: number;
  readonly reason: string;
  readonly acceptShortage: boolean;
}

async function take(ctx: TransactionContext, deposit: DepositRow, { bankId, reason, acceptShortage }: Taking) {
  const { tx, principal } = ctx;
  const { id, member_id: memberId, credited_amount: credit } = deposit;
  const cash = cashOf(memberId);
  // The bank's row before the ledger's, as everywhere.
  await many(sql`select id from bank where id = ${bankId} for no key update`, tx);
  const left = (await lockAccounts(tx, [cash])).get(cash.code)?.balance ?? 0n;
  const taken = left < credit ? left : credit;
  if (taken < credit && !acceptShortage)
    throw invalid({
      accept_shortage: depositTexts.houseBears({ left: baht(left), short: baht(credit - taken) }),
    });
  // Money of a bank account is credited without a fee: what came in is what was credited.
  await moveBalance(tx, bankId, -credit);
  const posted = await post(tx, {
    kind: 'deposit_reverse',
    ref: { type: 'deposit', id },
    actorId: principal.userId,
    reason,
    lines: [
      { account: bankOf(bankId), amount: credit },
      { account: cash, amount: -taken },
      { account: lossOf('reversed'), amount: taken - credit },
    ],
  });
  if (taken > 0n)
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
  const reversed = { reversed_by: principal.userId, reversed_at: sql`clock_timestamp()`, reversed_amount: taken };
  await moveDeposit(ctx, deposit, 'reverse', { note: reason, set: reversed });
  return { id, status: 'reversed' as const, reversed_amount: formatMoney(taken), waits_for_other: false };
}
