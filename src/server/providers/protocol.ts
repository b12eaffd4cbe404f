import type { OwnAccount } from './ports.ts';

/** What a provider's transport hands back before anyone has judged it. */
export interface RawAnswer {
  readonly status: number;
  readonly contentType: string;
  readonly body: string;
}

/** The least that a payment interface must offer; a provider implements this, `guardedPort` makes a port of it. */
export interface Transport {
  pay(order: ProtocolOrder, signal: AbortSignal): Promise<RawAnswer>;
  inquire(reference: string, account: ProtocolAccount, signal: AbortSignal): Promise<RawAnswer>;
  balance(account: ProtocolAccount, signal: AbortSignal): Promise<RawAnswer>;
  bankLists(account: ProtocolAccount, signal: AbortSignal): Promise<RawAnswer>;
  statement(account: ProtocolAccount, from: Date, to: Date, signal: AbortSignal): Promise<RawAnswer>;
}

export interface ProtocolAccount {
  readonly id: number;
  /** Satang. */
  readonly bookBalance: bigint;
  readonly feePercent: string;
  readonly feeFixed: bigint;
}

export interface ProtocolOrder {
  readonly account: ProtocolAccount;
  readonly reference: string;
  readonly orderRef: string;
  /** Satang. */
  readonly amount: bigint;
  readonly bankCode: string;
  readonly accountNo: string;
  readonly accountName: string;
  /** See Destination. */
  readonly own?: OwnAccount;
}
