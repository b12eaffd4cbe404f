import { formatMoney } from '#contract/money.ts';
import type { MbankingTransferBody, MbankingTransferReply } from '#generated/api/finance.ts';
import type { Services } from '#generated/api/handlers.ts';
import type { Context, RequestInfo, TransactionContext } from '../../../context.ts';
import { FailureError, invalid } from '../../../failure.ts';
import { ring } from '../../../jobs/doorbell.ts';
import { requestTransfer } from '../../../transfers/request-transfer.ts';
import { checkApprover } from '../rules/approver.ts';
import { askReceiver, keepInquiry, type Receiver, takeInquiry, validFor, warningOf } from './inquiry.ts';

/** Makes sure that whoever acts is the person who signed in; the composition root hands it over. */
export type Prove = (ctx: Context, password: string | null | undefined) => Promise<void>;

/** What the bank said before the transaction opened, by the request that made us ask. */
const asked = new WeakMap<RequestInfo, Receiver>();

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
    if (body.step === 'inquiry') asked.set(ctx.request, await askReceiver(ctx, body));
    else await prove(ctx, body.password);
  };

/** A transfer by a person: `inquiry` says who the receiver is, `confirm` orders it. The worker sends it afterwards. */
export const transfer: Services<Context>['mbanking.transfer'] = ({ body }, ctx) =>
  ctx.transaction((inner) => (body.step === 'inquiry' ? inquire(inner) : confirm(inner, body)));

/** Money between accounts of the house stays in it; what leaves needs an approver within their limits. */
async function checkPerson(ctx: TransactionContext, { ownBankId, amount }: Receiver): Promise<void> {
  if (ownBankId !== null) return;
  await checkApprover(ctx, {
    amount,
    verifiedBy: ctx.principal.userId,
    alone: 'ให้สร้างเป็นกลุ่มโอนเงิน แล้วให้อีกคนสั่งโอน',
  });
}

async function inquire(ctx: TransactionContext): Promise<MbankingTransferReply> {
  const receiver = asked.get(ctx.request);
  if (!receiver) throw new Error('The bank was not asked');
  await checkPerson(ctx, receiver);
  const warning = await warningOf(ctx, receiver);
  const token = await keepInquiry(ctx, receiver);
  await ctx.audit({
    action: ctx.endpoint.id,
    entityType: 'Bank',
    entityId: receiver.bankId,
    after: { step: 'inquiry', amount: receiver.amount, bank_code: receiver.bankCode, name_matches: receiver.matches },
  });
  return {
    ...nothing,
    to_account_name: receiver.accountName,
    name_matches: receiver.matches,
    own: receiver.ownBankId !== null,
    fee: formatMoney(receiver.fee),
    token,
    expires_in: validFor,
    warning,
  };
}

async function confirm(ctx: TransactionContext, body: MbankingTransferBody): Promise<MbankingTransferReply> {
  const receiver = await takeInquiry(ctx, body.bank_id, body.token);
  if (!receiver.matches && !body.reason?.trim()) throw invalid({ reason: 'ชื่อบัญชีไม่ตรง ต้องระบุเหตุผล' });
  await checkPerson(ctx, receiver);
  const { bankCode, accountNo, accountName, amount, fee } = receiver;
  const note = [body.note?.trim(), body.reason?.trim() && `ชื่อไม่ตรง: ${body.reason.trim()}`].filter(Boolean).join(' · ');
  const answer = await requestTransfer(ctx, {
    origin: 'console',
    sourceBankId: receiver.bankId,
    to: receiver.ownBankId === null ? { bankCode, accountNo, accountName } : { bankId: receiver.ownBankId },
    amount,
    fee,
    note: note.slice(0, 255) || null,
    requestedBy: ctx.principal.userId,
    lane: `console:${receiver.bankId}:${bankCode}:${accountNo}`,
    action: ctx.endpoint.id,
  });
  if (!answer.ok)
    throw new FailureError(answer.refusal.code === 'live' ? 409 : 422, { message: answer.refusal.message });
  ctx.afterCommit(ring);
  return {
    ...nothing,
    id: answer.id,
    transfer_ref: answer.ref,
    status: 'processing',
    message: 'ส่งคำสั่งโอนแล้ว กำลังรอผลจากธนาคาร',
  };
}
