import { baseTexts } from '../base/texts.ts';
import { isObject, money, object, readBalance, text, unreadable, whole } from './answer.ts';
import {
  type BankBalanceAnswer,
  type BankLine,
  type BankSessionState,
  type NameAnswer,
  ProviderError,
  type SignInAnswer,
  type StatementPage,
  type TransferBank,
} from './ports.ts';
import type { RawAnswer } from './protocol.ts';
import { providersTexts } from './texts.ts';

type Fields = Readonly<Record<string, unknown>>;

/** What banks call the states of a session, upper case. */
const sessions: Readonly<Record<string, BankSessionState>> = {
  ONLINE: 'online',
  SESSION_EXPIRED: 'offline',
  OTP_REQUIRED: 'otp_required',
  LOCKED: 'locked',
  WRONG_CREDENTIALS: 'error',
  UNAVAILABLE: 'error',
};

/** Throws ProviderError where the bank asks for a sign-in instead of answering. */
export function requireSession(raw: RawAnswer): void {
  if (raw.status !== 401 && raw.status !== 403 && raw.status !== 423) return;
  const data = object(raw);
  const session = sessions[(text(data?.session) ?? '').toUpperCase()];
  throw new ProviderError(
    text(data?.message) ?? providersTexts.bankRefused({ status: raw.status }),
    false,
    session ?? 'error',
  );
}

export function readSignIn(raw: RawAnswer): SignInAnswer {
  const data = object(raw);
  const session = sessions[(text(data?.session) ?? '').toUpperCase()];
  if (!data || session === undefined || session === 'offline') throw unreadable(raw);
  const challenge = text(data.challenge);
  const expiresAt = new Date(text(data.expires_at) ?? '');
  const tries = data.tries_left;
  if (session === 'otp_required' && challenge === null) throw unreadable(raw);
  return {
    state: session,
    message: text(data.message) ?? '',
    ...(challenge === null ? {} : { challenge }),
    ...(Number.isNaN(expiresAt.getTime()) ? {} : { expiresAt }),
    ...(typeof tries === 'number' && Number.isInteger(tries) && tries >= 0 ? { triesLeft: tries } : {}),
  };
}

export function readBankBalance(raw: RawAnswer): BankBalanceAnswer {
  const subAccounts = list(raw, 'sub_accounts').map((row) => {
    const accountNo = text(row.account_no);
    const balance = money(row.balance);
    if (accountNo === null || balance === undefined) throw unreadable(raw);
    return { accountNo, name: text(row.name) ?? accountNo, balance };
  });
  return { ...readBalance(raw), subAccounts };
}

export function readTransferBanks(raw: RawAnswer): readonly TransferBank[] {
  return list(raw, 'data').map((row) => {
    const bankCode = text(row.bank);
    const maxAmount = money(row.max_amount);
    if (bankCode === null || maxAmount === undefined || maxAmount < 0n) throw unreadable(raw);
    return { bankCode, botCode: text(row.code), nameTh: text(row.name) ?? bankCode, maxAmount };
  });
}

export function readName(raw: RawAnswer): NameAnswer {
  const data = object(raw);
  // An account that does not exist is the bank's word about the destination, no failure of the line.
  if (data && raw.status === 404) throw new ProviderError(text(data.message) ?? baseTexts.targetNotFound);
  const found = whole(raw);
  const accountName = text(found.account_name);
  const fee = money(found.fee);
  if (accountName === null || fee === undefined || fee < 0n) throw unreadable(raw);
  return { accountName, fee };
}

export function readPage(raw: RawAnswer): StatementPage {
  const data = whole(raw);
  const openingBalance = money(data.opening_balance);
  const closingBalance = money(data.closing_balance);
  const { page, pages } = data;
  if (openingBalance === undefined || closingBalance === undefined) throw unreadable(raw);
  if (typeof page !== 'number' || typeof pages !== 'number' || page < 1 || pages < 1) throw unreadable(raw);
  return { lines: lines(raw), openingBalance, closingBalance, page, pages };
}

export function readRecent(raw: RawAnswer): readonly BankLine[] {
  return lines(raw);
}

function lines(raw: RawAnswer): readonly BankLine[] {
  return list(raw, 'data').map((row): BankLine => {
    const at = new Date(text(row.at) ?? '');
    const amount = money(row.amount);
    const balanceAfter = row.balance === null ? null : money(row.balance);
    const { direction } = row;
    if (Number.isNaN(at.getTime()) || amount === undefined || amount <= 0n || balanceAfter === undefined)
      throw unreadable(raw);
    if (direction !== 'in' && direction !== 'out') throw unreadable(raw);
    return {
      at,
      direction,
      amount,
      balanceAfter,
      channelCode: text(row.channel)?.slice(0, 10) ?? null,
      bankCode: text(row.bank),
      accountNo: text(row.account_no),
      accountName: text(row.account_name),
      description: text(row.description) ?? '',
      reference: text(row.reference),
    };
  });
}

function list(raw: RawAnswer, field: string): readonly Fields[] {
  const rows = whole(raw)[field];
  if (!Array.isArray(rows) || !rows.every(isObject)) throw unreadable(raw);
  return rows;
}
