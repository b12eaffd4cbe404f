import { sql } from 'kysely';
import type { Verdict } from '#contract/decision.ts';
import { formatMoney, parseMoney } from '#contract/money.ts';
import { isNameOf, matchNames } from '#contract/name-match.ts';
import type { Decisions } from '#generated/api/handlers.ts';
import { missing } from '#server/base/failure.ts';
import { asIs } from '#server/base/text-catalogue.ts';
import { concerns } from '#server/context/scope.ts';
import { maybe } from '#server/db/sql.ts';
import { type DecideContext, together, verdict, warning } from '#server/decisions/verdict.ts';
import { type HouseAccount, readAccount } from '#server/transfers/account.ts';
import { liveIn } from '#server/transfers/live-in.ts';
import { amountRefusal, sourceRefusal } from '#server/transfers/rules.ts';
import { laneOf, type Receiver, readInquiry, sameTransfer } from '../mbanking/inquiry.ts';
import { approvalOf } from './approval.ts';
import { availableFact, dayLimitOf, partyOf, refusedBy } from './house-party.ts';
import { decideTexts } from './texts.ts';

type Own = Decisions<DecideContext>['mbanking.transfer'];
type Body = Parameters<Own>[0]['body'];

/**
 * A transfer by hand: from which account, and what is left of its day; once the bank has said who the receiver is, who
 * that is and what speaks against it. Money between accounts of the house stays in it and has no approver.
 */
export const decideTransfer: Own = async ({ body }, ctx) => {
  const source = await readAccount(ctx.tx, Number(body.bank_id));
  if (!source || !concerns(ctx.principal, source.agentIds)) throw missing();
  const receiver = body.step === 'inquiry' ? undefined : await readInquiry(ctx, body);
  const amount = receiver?.amount ?? parseMoney(body.amount ?? '') ?? 0n;
  const isOwn = receiver ? receiver.ownBankId !== null : await isOwnAccount(ctx, body);
  const from = { from: partyOf(source), facts: [availableFact(source)] };
  return together(
    from,
    {
      limits: dayLimitOf(source, amount + (receiver?.fee ?? 0n)),
      refusals: refusalsOf(source, amount, body, receiver),
    },
    isOwn ? {} : await approval(ctx, amount),
    receiver ? await aboutReceiver(ctx, receiver) : {},
  );
};

/** What the account itself cannot do is said at once; the engine says it again when the transfer is ordered. */
function refusalsOf(source: HouseAccount, amount: bigint, body: Body, receiver: Receiver | undefined) {
  const cost = amount + (receiver?.fee ?? 0n);
  const found = sourceRefusal(source) ?? (amount > 0n ? amountRefusal(source, cost) : undefined);
  return refusedBy(found, body.amount === undefined ? {} : { amount: 'amount' });
}

const approval = (ctx: DecideContext, amount: bigint) =>
  approvalOf(ctx, {
    amount,
    verifiedBy: ctx.principal.userId,
    permission: 'finance.mbanking.transfer',
    alone: decideTexts.viaGroup,
  });

async function isOwnAccount({ tx }: DecideContext, { to_bank_code, to_account_no }: Body): Promise<boolean> {
  if (!to_bank_code || !to_account_no) return false;
  const row = await maybe(
    sql<{ id: number }>`select id from bank where bank_code = ${to_bank_code} and account_no = ${to_account_no}`,
    tx,
  );
  return row !== undefined;
}

/** Who gets it as the bank says, and what a person should know before sending. */
async function aboutReceiver(ctx: DecideContext, receiver: Receiver): Promise<Verdict> {
  const { accountName, expectedName, bankCode, accountNo } = receiver;
  const to = { name: accountName, bank: bankCode, account: accountNo };
  const match = expectedName === null ? 'same' : matchNames(accountName, expectedName);
  const live = await liveIn(ctx.tx, laneOf(receiver));
  const again = live ? undefined : await sameTransfer(ctx, receiver);
  return verdict({
    amount: formatMoney(receiver.amount),
    to,
    refusals: refusedBy(live),
    ...(expectedName === null ? {} : { names: { shown: accountName, expected: expectedName } }),
    warnings: [
      ...(isNameOf(match)
        ? []
        : [warning('account_name', 'danger', decideTexts.unexpectedName, asIs(`${accountName} ≠ ${expectedName}`))]),
      ...(again ? [again] : []),
    ],
  });
}
