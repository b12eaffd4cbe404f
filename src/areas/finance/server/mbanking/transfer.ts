import { reasonOf } from '#contract/decision.ts';
import { formatMoney } from '#contract/money.ts';
import { isNameOf, matchNames } from '#contract/name-match.ts';
import type { MbankingTransferBody, MbankingTransferReply } from '#generated/api/finance.ts';
import type { Services } from '#generated/api/handlers.ts';
import { bilingual } from '#server/base/bilingual.ts';
import { FailureError } from '#server/base/failure.ts';
import { asIs, joinTexts } from '#server/base/text-catalogue.ts';
import type { Context, RequestInfo, TransactionContext } from '#server/context/context.ts';
import { wakeTopic } from '#server/jobs/wake.ts';
import { requestTransfer } from '#server/transfers/request-transfer.ts';
import { askReceiver, keepInquiry, laneOf, type Receiver, sameTransfer, takeInquiry, validFor } from './inquiry.ts';
import { mbankingTexts } from './texts.ts';

/** Verifies that the user is the one who signed in; handed over by the composition root. */
export type Prove = (ctx: Context, password: string | null | undefined) => Promise<void>;

/** What the bank said before the transaction opened, by the request that made us ask. */
const receivers = new WeakMap<RequestInfo, Receiver>();

const nothing: MbankingTransferReply = {
  to_account_name: null,
  name_matches: null,
  own: null,
  fee: null,
  token: null,
  expires_in: null,
  warning: null,
  id: null,
  transfer_ref: null,
  status: null,
  message: null,
};

/** Outside of any transaction: the first step asks the bank, the second makes sure who is there. */
export const prepareTransfer =
  (prove: Prove) =>
  async ({ body }: { readonly body: MbankingTransferBody }, ctx: Context): Promise<void> => {
    if (body.step === 'inquiry') receivers.set(ctx.request, await askReceiver(ctx, body));
    else await prove(ctx, body.password);
  };

/**
 * A transfer by a person: `inquiry` says who the receiver is, `confirm` orders it. The worker sends it afterwards. Who may
 * and what speaks against it is in `decide/`.
 */
export const transfer: Services<Context>['mbanking.transfer'] = ({ body }, ctx) =>
  ctx.transaction((inner) => (body.step === 'inquiry' ? inquire(inner) : confirm(inner, body)));

async function inquire(ctx: TransactionContext): Promise<MbankingTransferReply> {
  const receiver = receivers.get(ctx.request);
  if (!receiver) throw new Error('The bank was not asked');
  const warning = await sameTransfer(ctx, receiver);
  const { accountName, expectedName } = receiver;
  const matches = expectedName === null || isNameOf(matchNames(accountName, expectedName));
  const token = await keepInquiry(ctx, receiver);
  await ctx.audit({
    action: ctx.endpoint.id,
    entityType: 'Bank',
    entityId: receiver.bankId,
    after: { step: 'inquiry', amount: receiver.amount, bank_code: receiver.bankCode, name_matches: matches },
  });
  return {
    ...nothing,
    to_account_name: accountName,
    name_matches: matches,
    own: receiver.ownBankId !== null,
    fee: formatMoney(receiver.fee),
    token,
    expires_in: validFor,
    warning: warning ? bilingual(warning.text) : null,
  };
}

async function confirm(ctx: TransactionContext, body: MbankingTransferBody): Promise<MbankingTransferReply> {
  const receiver = await takeInquiry(ctx, body.bank_id, body.token);
  const { bankCode, accountNo, accountName, amount, fee } = receiver;
  const reason = reasonOf(body.warning_reason);
  const own = body.note?.trim();
  const note = joinTexts(
    [...(own ? [asIs(own)] : []), ...(reason ? [mbankingTexts.reasonKept({ reason })] : [])],
    ' · ',
  );
  const answer = await requestTransfer(ctx, {
    origin: 'console',
    sourceBankId: receiver.bankId,
    to: receiver.ownBankId === null ? { bankCode, accountNo, accountName } : { bankId: receiver.ownBankId },
    amount,
    fee,
    note: bilingual(note, 255) || null,
    requestedBy: ctx.principal.userId,
    lane: laneOf(receiver),
    action: ctx.endpoint.id,
  });
  if (!answer.ok) throw new FailureError(answer.refusal.code === 'live' ? 409 : 422, { message: answer.refusal.text });
  ctx.afterCommit(wakeTopic);
  return {
    ...nothing,
    id: answer.id,
    transfer_ref: answer.ref,
    status: 'processing',
    message: mbankingTexts.sent[ctx.language],
  };
}
