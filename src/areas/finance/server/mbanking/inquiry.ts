import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Warning } from '#contract/decision.ts';
import { parseMoney } from '#contract/money.ts';
import type { MbankingTransferBody } from '#generated/api/finance.ts';
import { either } from '#server/base/either.ts';
import { FailureError, invalid } from '#server/base/failure.ts';
import type { Context, TransactionContext } from '#server/context/context.ts';
import { many, maybe } from '#server/db/sql.ts';
import { warning } from '#server/decisions/verdict.ts';
import { baht } from '../rules/baht.ts';
import { connectedBank, reading } from './reach-bank.ts';
import { mbankingTexts } from './texts.ts';

/** Seconds for which what the bank said counts. */
export const validFor = 60;

/** The bank's answer about the receiver. Money is satang. */
export interface Receiver {
  readonly bankId: number;
  readonly ownBankId: number | null;
  readonly bankCode: string;
  readonly accountNo: string;
  readonly accountName: string;
  readonly amount: bigint;
  readonly fee: bigint;
  /** Who it should be, as the person typed it. */
  readonly expectedName: string | null;
}

/** One transfer by hand at a time from an account to the same receiver. */
export const laneOf = ({ bankId, bankCode, accountNo }: Receiver) => `console:${bankId}:${bankCode}:${accountNo}`;

interface BankRule {
  readonly digits: readonly number[];
  readonly open: boolean;
}

/** Asks the bank who the receiver is. Before any transaction: throws 422, 502 or 504. */
export async function askReceiver(ctx: Context, body: MbankingTransferBody): Promise<Receiver> {
  const { to_bank_code: bankCode, to_account_no: accountNo } = body;
  const amount = parseMoney(body.amount ?? '');
  if (!bankCode) throw invalid({ to_bank_code: mbankingTexts.chooseBank });
  if (!accountNo) throw invalid({ to_account_no: mbankingTexts.accountRequired });
  if (amount === undefined || amount <= 0n) throw invalid({ amount: mbankingTexts.fillAmount });
  const account = await connectedBank(ctx, body.bank_id);
  const rule = await maybe(
    sql<BankRule>`
      select acct_digits as digits, status = 'active' and can_withdraw as open from bank_ref where code = ${bankCode}`,
    ctx.db,
  );
  if (!rule?.open) throw invalid({ to_bank_code: mbankingTexts.bankNotReached });
  if (!rule.digits.includes(accountNo.length))
    throw invalid({ to_account_no: mbankingTexts.digits({ digits: either(rule.digits) }) });
  if (account.bank_code === bankCode && account.account_no === accountNo)
    throw invalid({ to_account_no: mbankingTexts.sameAccount });
  const own = await maybe(
    sql<{ id: number; name: string }>`
      select id, account_name as name from bank where bank_code = ${bankCode} and account_no = ${accountNo}`,
    ctx.db,
  );
  const reply = await reading(ctx, account, (port, at) => port.nameOf({ account: at, bankCode, accountNo, amount }));
  return {
    bankId: account.id,
    ownBankId: own?.id ?? null,
    bankCode,
    accountNo,
    accountName: reply.accountName,
    amount,
    fee: reply.fee,
    expectedName: body.expected_name?.trim() || null,
  };
}

const hashOf = (token: string) => createHash('sha256').update(token).digest();

/** Stores the bank's answer for this user. Returns its token. */
export async function keepInquiry({ tx, principal }: TransactionContext, receiver: Receiver): Promise<string> {
  const token = randomBytes(24).toString('base64url');
  await many(sql`delete from transfer_inquiry where expires_at < clock_timestamp() - interval '1 day'`, tx);
  await many(
    sql`
      insert into transfer_inquiry (token_hash, user_id, bank_id, own_bank_id, to_bank_code, to_account_no,
        to_account_name, amount, fee, expected_name, expires_at)
      values (${hashOf(token)}, ${principal.userId}, ${receiver.bankId}, ${receiver.ownBankId}, ${receiver.bankCode},
        ${receiver.accountNo}, ${receiver.accountName}, ${receiver.amount}::bigint, ${receiver.fee}::bigint,
        ${receiver.expectedName}, clock_timestamp() + ${validFor}::integer * interval '1 second')`,
    tx,
  );
  return token;
}

/** Uses the token up: only by the same user, for this account, within its time, once. Throws 422 or 409. */
export async function takeInquiry(
  { tx, principal }: TransactionContext,
  bankId: number,
  token: string | null | undefined,
): Promise<Receiver> {
  if (!token) throw invalid({ token: mbankingTexts.checkFirst });
  const row = await maybe(
    sql<Receiver>`
      update transfer_inquiry set used_at = clock_timestamp()
      where token_hash = ${hashOf(token)} and user_id = ${principal.userId} and bank_id = ${bankId}
        and used_at is null and expires_at > clock_timestamp()
      returning bank_id as "bankId", own_bank_id as "ownBankId", to_bank_code as "bankCode", to_account_no as "accountNo",
        to_account_name as "accountName", amount, fee, expected_name as "expectedName"`,
    tx,
  );
  if (!row) throw new FailureError(409, { message: mbankingTexts.checkAgain });
  return row;
}

/**
 * The bank's answer to this user that is still valid, without using it up: that of a token, else the latest about this
 * account, receiver and amount. Undefined if the bank was not queried, or too long ago.
 */
export async function readInquiry(
  { tx, principal }: TransactionContext,
  { bank_id, token, to_bank_code, to_account_no, amount }: Partial<MbankingTransferBody>,
): Promise<Receiver | undefined> {
  const about = token
    ? sql`token_hash = ${hashOf(token)}`
    : sql`to_bank_code = ${to_bank_code ?? ''} and to_account_no = ${to_account_no ?? ''}
        and amount = ${parseMoney(amount ?? '') ?? 0n}::bigint`;
  return maybe(
    sql<Receiver>`
      select bank_id as "bankId", own_bank_id as "ownBankId", to_bank_code as "bankCode", to_account_no as "accountNo",
        to_account_name as "accountName", amount, fee, expected_name as "expectedName"
      from transfer_inquiry
      where user_id = ${principal.userId} and bank_id = ${bank_id ?? 0} and used_at is null
        and expires_at > clock_timestamp() and ${about}
      order by expires_at desc limit 1`,
    tx,
  );
}

/** The same money to the same account lately, or a transfer there that nobody knows the end of. */
export async function sameTransfer({ tx }: TransactionContext, receiver: Receiver): Promise<Warning | undefined> {
  const row = await maybe(
    sql<{ ref: string; status: string; amount: bigint }>`
      select transfer_ref as ref, status, amount from bank_transfer
      where bank_code = ${receiver.bankCode} and account_no = ${receiver.accountNo}
        and (status in ('pending', 'processing', 'unknown')
          or (status = 'success' and amount = ${receiver.amount}::bigint
            and requested_at > clock_timestamp() - interval '24 hours'))
      order by status = 'success', requested_at desc limit 1`,
    tx,
  );
  if (!row) return undefined;
  const sum = baht(row.amount);
  if (row.status !== 'success')
    return warning('transfer_under_way', 'danger', mbankingTexts.unknownResult({ ref: row.ref, sum }));
  return warning('same_transfer', 'warning', mbankingTexts.sentLately({ sum, ref: row.ref }));
}
