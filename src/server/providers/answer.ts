import { parseMoney } from '#contract/money.ts';
import type { Text } from '#contract/text.ts';
import { bilingual } from '../base/bilingual.ts';
import {
  type BalanceAnswer,
  type BankListEntry,
  type InquiryAnswer,
  ProviderError,
  type StatementLine,
  type Unknown,
} from './ports.ts';
import type { RawAnswer } from './protocol.ts';
import { providersTexts } from './texts.ts';

type Verdict = 'success' | 'failed' | 'pending' | 'not_found';

/** What providers call their states, upper case. Anything else is unknown. */
const verdicts: Readonly<Record<string, Verdict>> = {
  PAID: 'success',
  SUCCESS: 'success',
  COMPLETED: 'success',
  FAILED: 'failed',
  REJECTED: 'failed',
  ERROR: 'failed',
  CANCELLED: 'failed',
  CANCEL: 'failed',
  VOID: 'failed',
  PENDING: 'pending',
  WAITING: 'pending',
  CREATED: 'pending',
  PROCESSING: 'pending',
  IN_PROGRESS: 'pending',
  DUPLICATE: 'pending',
  NOT_FOUND: 'not_found',
};

/** Longest answer that is read at all, in characters. */
const longest = 200_000;

/**
 * Judges the answer to a payment or an inquiry. `expected` is the requested amount in satang: an answer about another
 * amount, currency or reference is a contradiction, never a success.
 */
export function readAnswer(raw: RawAnswer, reference: string, expected?: bigint): InquiryAnswer {
  const data = object(raw);
  if (!data) return unknown(null, providersTexts.illegible({ status: raw.status }));
  const upstreamRef = text(data.transaction_id);
  const message = text(data.message) ?? '';
  const verdict = verdicts[(text(data.status) ?? '').toUpperCase()];
  if (verdict === 'not_found') return { result: 'not_found', message };
  if (raw.status >= 500 || verdict === undefined) return unknown(upstreamRef, message || `HTTP ${raw.status}`);
  if (verdict === 'pending') return unknown(upstreamRef, message || providersTexts.underWay);
  if (data.reference !== reference) return contradiction(upstreamRef, providersTexts.otherReference);
  if (verdict === 'failed') return { result: 'failed', upstreamRef, message };
  const amount = money(data.amount);
  const fee = money(data.fee) ?? 0n;
  const at = new Date(text(data.at) ?? '');
  if (data.currency !== 'THB') return contradiction(upstreamRef, providersTexts.otherCurrency);
  if (amount === undefined || (expected !== undefined && amount !== expected))
    return contradiction(upstreamRef, providersTexts.otherAmount({ amount: text(data.amount) ?? '-' }));
  if (upstreamRef === null || Number.isNaN(at.getTime()) || fee < 0n)
    return contradiction(upstreamRef, providersTexts.incomplete);
  return { result: 'success', upstreamRef, amount, fee, at, message };
}

export function readBalance(raw: RawAnswer): BalanceAnswer {
  const data = whole(raw);
  const balance = money(data.balance);
  const available = money(data.available);
  const pending = money(data.pending);
  const at = new Date(text(data.at) ?? '');
  if (balance === undefined || available === undefined || pending === undefined || Number.isNaN(at.getTime()))
    throw unreadable(raw);
  if (data.currency !== 'THB') throw new ProviderError(providersTexts.balanceInOtherCurrency);
  return { balance, available, pending, at };
}

export function readBankLists(raw: RawAnswer): readonly BankListEntry[] {
  return rows(raw).map((row) => {
    const bankCode = text(row.bank);
    const gatewayBankCode = text(row.code);
    if (bankCode === null || gatewayBankCode === null) throw unreadable(raw);
    const nameTh = text(row.name) ?? bankCode;
    return { bankCode, gatewayBankCode, nameTh, deposit: row.deposit === true, withdraw: row.withdraw === true };
  });
}

export function readStatement(raw: RawAnswer): readonly StatementLine[] {
  return rows(raw).map((row) => {
    const at = new Date(text(row.at) ?? '');
    const amount = money(row.amount);
    const balance = money(row.balance);
    const ref = text(row.reference);
    const type = row.type;
    if (Number.isNaN(at.getTime()) || amount === undefined || balance === undefined || ref === null)
      throw unreadable(raw);
    if (type !== 'deposit' && type !== 'withdraw') throw unreadable(raw);
    return { at, type, ref, amount, fee: money(row.fee) ?? 0n, balance };
  });
}

/** Answers are stored with what they belong to: the provider's words as they came, ours in both languages. */
const kept = (words: Text | string) => bilingual(typeof words === 'string' ? { th: words, en: words } : words);

function unknown(upstreamRef: string | null, words: Text | string): Unknown {
  return { result: 'unknown', upstreamRef, message: kept(words) };
}

function contradiction(upstreamRef: string | null, words: Text): Unknown {
  return { result: 'unknown', upstreamRef, message: kept(words), contradiction: true };
}

/** The error for an answer that says nothing legible. */
export function unreadable(raw: RawAnswer): ProviderError {
  return new ProviderError(providersTexts.illegible({ status: raw.status }));
}

/** The object that an answer of success holds; throws ProviderError. */
export function whole(raw: RawAnswer): Readonly<Record<string, unknown>> {
  const data = object(raw);
  if (!data || raw.status >= 400) throw unreadable(raw);
  return data;
}

function rows(raw: RawAnswer): readonly Readonly<Record<string, unknown>>[] {
  const list = whole(raw).data;
  if (!Array.isArray(list) || !list.every(isObject)) throw unreadable(raw);
  return list;
}

/** The object that an answer holds, whatever its status; undefined for anything else. */
export function object(raw: RawAnswer): Readonly<Record<string, unknown>> | undefined {
  if (raw.body.length > longest || !raw.contentType.startsWith('application/json')) return undefined;
  try {
    const data: unknown = JSON.parse(raw.body);
    return isObject(data) ? data : undefined;
  } catch {
    return undefined;
  }
}

/** A plain object. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A text that is there, cut to 255 characters; else null. */
export function text(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value.slice(0, 255) : null;
}

/** Satang of an amount as the wire has it; undefined for anything else. */
export function money(value: unknown): bigint | undefined {
  return typeof value === 'string' ? parseMoney(value) : undefined;
}
