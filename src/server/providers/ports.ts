import type { Text } from '#contract/text.ts';
import { asIs } from '../base/text-catalogue.ts';

/** An account of the house that another one of it sends to, and how that one shows on its statement. */
export interface OwnAccount {
  readonly id: number;
  /** Satang that our books say it holds. */
  readonly bookBalance: bigint;
  readonly sender: Omit<Destination, 'own'>;
}

/** Where money is to go. */
export interface Destination {
  /** Code of the bank as we know it: `KBANK`. */
  readonly bankCode: string;
  readonly accountNo: string;
  readonly accountName: string;
  /** Where the account is one of the house's own: the sandbox puts the money there, a real bank does so anyway. */
  readonly own?: OwnAccount;
}

/** The account at the other side that a call is about. Credentials travel here and are never logged. */
export interface ProviderAccount {
  /** Our id of the bank account or gateway account. */
  readonly id: number;
  /** Satang that our books say it holds. */
  readonly bookBalance: bigint;
  /** What the other side charges for a payout by contract: percent of the amount (`"1.5000"`) and satang. */
  readonly feePercent?: string;
  readonly feeFixed?: bigint;
  readonly credentials?: Readonly<Record<string, string>>;
}

export interface PayRequest {
  readonly account: ProviderAccount;
  /** Ours, unique for ever: `W260131000057-1`. The other side knows the payment by it. */
  readonly reference: string;
  /** The business number behind it: `W260131000057`. */
  readonly orderRef: string;
  /** Satang, THB. */
  readonly amount: bigint;
  readonly to: Destination;
}

/** The other side made the transfer. `amount` and `fee` are in satang, as it reports them. */
export interface Paid {
  readonly result: 'success';
  readonly upstreamRef: string;
  readonly amount: bigint;
  readonly fee: bigint;
  readonly at: Date;
  readonly message: string;
}

/** The other side says that it did not make the transfer and will not. */
export interface Refused {
  readonly result: 'failed';
  readonly upstreamRef: string | null;
  readonly message: string;
}

/** Nobody can say yet: no answer, an unreadable one, one that contradicts the request, or "in progress". */
export interface Unknown {
  readonly result: 'unknown';
  readonly upstreamRef: string | null;
  readonly message: string;
  /** The answer contradicts the request (another amount or currency): asking again cannot help, a person must look. */
  readonly contradiction?: true;
}

/** The other side has never heard of the reference. */
export interface NotFound {
  readonly result: 'not_found';
  readonly message: string;
}

export type PayAnswer = Paid | Refused | Unknown;
export type InquiryAnswer = PayAnswer | NotFound;

export interface InquiryRequest {
  readonly account: ProviderAccount;
  readonly reference: string;
  /** The requested satang; an answer about another amount is a contradiction. Absent = only looking. */
  readonly amount?: bigint;
}

export interface BalanceAnswer {
  /** Satang. */
  readonly balance: bigint;
  readonly available: bigint;
  readonly pending: bigint;
  readonly at: Date;
}

/**
 * Somebody who pays on our order. `pay` and `inquire` never throw: whatever goes wrong is `unknown`. `balance` and
 * the other readings throw ProviderError. No call may be made while a database transaction is open.
 */
export interface PayoutPort {
  pay(request: PayRequest): Promise<PayAnswer>;
  inquire(request: InquiryRequest): Promise<InquiryAnswer>;
  balance(account: ProviderAccount): Promise<BalanceAnswer>;
  /**
   * Milliseconds after which a request that the other side has never heard of will not surface any more. Only then is
   * `not_found` an answer; before it, the request may still be on its way.
   */
  readonly surfacesWithin: number;
}

/** The state of a connection with a bank. `offline` = the session has ended and somebody must sign in. */
export type BankSessionState = 'online' | 'offline' | 'otp_required' | 'locked' | 'error';

/** What became of signing in. */
export interface SignInAnswer {
  readonly state: Exclude<BankSessionState, 'offline'>;
  /** Thai, for the person who signs in. */
  readonly message: string;
  /** Set if a one-time password is required: what it belongs to. It is sent back with the password. */
  readonly challenge?: string;
  /** Until when the one-time password counts. */
  readonly expiresAt?: Date;
  /** Wrong entries that are left before the bank locks the account. */
  readonly triesLeft?: number;
}

export interface OtpEntry {
  readonly account: ProviderAccount;
  readonly challenge: string;
  readonly otp: string;
}

export interface SubAccount {
  readonly accountNo: string;
  readonly name: string;
  /** Satang. */
  readonly balance: bigint;
}

export interface BankBalanceAnswer extends BalanceAnswer {
  readonly subAccounts: readonly SubAccount[];
}

/** A bank that an account can transfer to. */
export interface TransferBank {
  /** Our code: `KBANK`. */
  readonly bankCode: string;
  /** Three digits of the Bank of Thailand; null for wallets. */
  readonly botCode: string | null;
  readonly nameTh: string;
  /** Most satang of one transfer. */
  readonly maxAmount: bigint;
}

export interface NameRequest {
  readonly account: ProviderAccount;
  readonly bankCode: string;
  readonly accountNo: string;
  /** Satang that are to be sent: the fee depends on it. */
  readonly amount: bigint;
}

/** Who an account belongs to, as its own bank says. */
export interface NameAnswer {
  readonly accountName: string;
  /** Satang that the transfer would cost. */
  readonly fee: bigint;
}

/** One line of a bank's statement. Two payments alike on one day are two lines alike. */
export interface BankLine {
  readonly at: Date;
  readonly direction: 'in' | 'out';
  /** Satang, always positive. */
  readonly amount: bigint;
  /** Satang on the account after the line; null where the bank does not say. */
  readonly balanceAfter: bigint | null;
  /** The bank's own word for the channel: `ENET`, `ATM`, `X1`. */
  readonly channelCode: string | null;
  /** The other side as far as the bank shows it: our bank code, a number with most digits hidden (`xxx4567`), a name. */
  readonly bankCode: string | null;
  readonly accountNo: string | null;
  readonly accountName: string | null;
  readonly description: string;
  /** The bank's number of the transfer, where it shows one. */
  readonly reference: string | null;
}

export interface StatementRequest {
  readonly account: ProviderAccount;
  /** From (inclusive) to (exclusive). */
  readonly from: Date;
  readonly to: Date;
  /** From 1; the bank decides how many lines a page has. */
  readonly page: number;
}

/** A page of a statement, oldest line first. Balances are those of the whole span. */
export interface StatementPage {
  readonly lines: readonly BankLine[];
  /** Satang before the first and after the last line of the span. */
  readonly openingBalance: bigint;
  readonly closingBalance: bigint;
  readonly page: number;
  /** At least 1. */
  readonly pages: number;
}

/**
 * Accounts at banks, as shown by a banking app or a bank's interface. Signing in never throws: an answer that cannot be
 * read is `error`. Readings throw ProviderError, which has the state of the session if the bank reported it.
 */
export interface BankPort extends PayoutPort {
  /** Signs in with the account's own access. */
  signIn(account: ProviderAccount): Promise<SignInAnswer>;
  /** Second step, with the one-time password that the bank sent. */
  confirmSignIn(entry: OtpEntry): Promise<SignInAnswer>;
  balance(account: ProviderAccount): Promise<BankBalanceAnswer>;
  transferBanks(account: ProviderAccount): Promise<readonly TransferBank[]>;
  nameOf(request: NameRequest): Promise<NameAnswer>;
  statement(request: StatementRequest): Promise<StatementPage>;
  /** The latest lines, newest first; at most `limit`. */
  recent(account: ProviderAccount, limit: number): Promise<readonly BankLine[]>;
}

export interface BankListEntry {
  readonly bankCode: string;
  readonly gatewayBankCode: string;
  readonly nameTh: string;
  readonly deposit: boolean;
  readonly withdraw: boolean;
}

export interface StatementLine {
  readonly at: Date;
  readonly type: 'deposit' | 'withdraw';
  readonly ref: string;
  /** Satang; negative when money left. */
  readonly amount: bigint;
  readonly fee: bigint;
  readonly balance: bigint;
}

/** A payment gateway. */
export interface GatewayPort extends PayoutPort {
  bankLists(account: ProviderAccount): Promise<readonly BankListEntry[]>;
  /** Lines from `from` (inclusive) to `to` (exclusive), oldest first. */
  statement(account: ProviderAccount, from: Date, to: Date): Promise<readonly StatementLine[]>;
}

/**
 * The other side failed to answer a reading. `timeout` = it said nothing at all; `session` = it said that the session is
 * the reason.
 */
export class ProviderError extends Error {
  readonly timeout: boolean;
  readonly session: BankSessionState | undefined;

  /** Why, for people; words of the provider itself are a string. `message` is the same in Thai, as records keep it. */
  readonly text: Text;

  constructor(words: Text | string, timeout = false, session?: BankSessionState) {
    const text = typeof words === 'string' ? asIs(words) : words;
    super(text.th);
    this.text = text;
    this.name = 'ProviderError';
    this.timeout = timeout;
    this.session = session;
  }
}
