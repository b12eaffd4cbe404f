import type { ProtocolAccount, RawAnswer, Transport } from './protocol.ts';

/** The least that a connection with a bank must offer; `guardedBank` makes a port of it. */
export interface BankTransport extends Pick<Transport, 'pay' | 'inquire' | 'balance'> {
  signIn(account: ProtocolAccount, signal: AbortSignal): Promise<RawAnswer>;
  confirmSignIn(account: ProtocolAccount, challenge: string, otp: string, signal: AbortSignal): Promise<RawAnswer>;
  transferBanks(account: ProtocolAccount, signal: AbortSignal): Promise<RawAnswer>;
  nameOf(account: ProtocolAccount, to: ProtocolDestination, signal: AbortSignal): Promise<RawAnswer>;
  statement(account: ProtocolAccount, from: Date, to: Date, page: number, signal: AbortSignal): Promise<RawAnswer>;
  recent(account: ProtocolAccount, limit: number, signal: AbortSignal): Promise<RawAnswer>;
}

export interface ProtocolDestination {
  readonly bankCode: string;
  readonly accountNo: string;
  /** Satang. */
  readonly amount: bigint;
}
