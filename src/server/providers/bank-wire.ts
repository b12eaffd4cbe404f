import type { RawAnswer, Transport, WireAccount } from './wire.ts';

/** The least that a connection with a bank must offer; `guardedBank` makes a port of it. */
export interface BankTransport extends Pick<Transport, 'pay' | 'inquire' | 'balance'> {
  signIn(account: WireAccount, signal: AbortSignal): Promise<RawAnswer>;
  confirmSignIn(account: WireAccount, challenge: string, otp: string, signal: AbortSignal): Promise<RawAnswer>;
  transferBanks(account: WireAccount, signal: AbortSignal): Promise<RawAnswer>;
  nameOf(account: WireAccount, to: WireDestination, signal: AbortSignal): Promise<RawAnswer>;
  statement(account: WireAccount, from: Date, to: Date, page: number, signal: AbortSignal): Promise<RawAnswer>;
  recent(account: WireAccount, limit: number, signal: AbortSignal): Promise<RawAnswer>;
}

export interface WireDestination {
  readonly bankCode: string;
  readonly accountNo: string;
  /** Satang. */
  readonly amount: bigint;
}
