/** Where money is to go. */
export interface Destination {
  /** Code of the bank as we know it: `KBANK`. */
  readonly bankCode: string;
  readonly accountNo: string;
  readonly accountName: string;
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
  /** Satang that we asked for; an answer about another amount is a contradiction. Absent = only looking. */
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
 * A bank that we send money through. `pay` and `inquire` never throw: whatever goes wrong is `unknown`. `balance` and
 * the other readings throw ProviderError. No call may be made while a database transaction is open.
 */
export interface BankPort {
  pay(request: PayRequest): Promise<PayAnswer>;
  inquire(request: InquiryRequest): Promise<InquiryAnswer>;
  balance(account: ProviderAccount): Promise<BalanceAnswer>;
  /**
   * Milliseconds after which a request that the other side has never heard of will not surface any more. Only then is
   * `not_found` an answer; before it, the request may still be on its way.
   */
  readonly surfacesWithin: number;
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

/** A payment gateway: a bank port with more to ask. */
export interface GatewayPort extends BankPort {
  bankLists(account: ProviderAccount): Promise<readonly BankListEntry[]>;
  /** Lines from `from` (inclusive) to `to` (exclusive), oldest first. */
  statement(account: ProviderAccount, from: Date, to: Date): Promise<readonly StatementLine[]>;
}

/** The other side failed to answer a reading. `timeout` = it said nothing at all. */
export class ProviderError extends Error {
  readonly timeout: boolean;

  constructor(message: string, timeout = false) {
    super(message);
    this.name = 'ProviderError';
    this.timeout = timeout;
  }
}
