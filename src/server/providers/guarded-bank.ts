import {
  readBankBalance,
  readName,
  readPage,
  readRecent,
  readSignIn,
  readTransferBanks,
  requireSession,
} from './bank-answer.ts';
import type { BankTransport } from './bank-protocol.ts';
import { ask, guardedPayouts, type PortSettings, protocolAccount, reasonOf, withTimeout } from './guarded-port.ts';
import type { BankPort, SignInAnswer } from './ports.ts';
import type { RawAnswer } from './protocol.ts';

/** A bank's port over its transport: payouts as with every provider, plus readings and signing in. */
export function guardedBank(transport: BankTransport, settings: PortSettings): BankPort {
  /** A reading; a bank that requires a sign-in instead of answering returns the state of the session. */
  const read = <T>(call: (signal: AbortSignal) => Promise<RawAnswer>, reader: (raw: RawAnswer) => T): Promise<T> =>
    ask(
      call,
      (raw) => {
        requireSession(raw);
        return reader(raw);
      },
      settings,
    );

  async function enter(call: (signal: AbortSignal) => Promise<RawAnswer>): Promise<SignInAnswer> {
    try {
      return readSignIn(await withTimeout(call, settings));
    } catch (error) {
      return { state: 'error', message: reasonOf(error) };
    }
  }

  return {
    ...guardedPayouts(transport, settings),
    signIn: (account) => enter((signal) => transport.signIn(protocolAccount(account), signal)),
    confirmSignIn: ({ account, challenge, otp }) =>
      enter((signal) => transport.confirmSignIn(protocolAccount(account), challenge, otp, signal)),
    balance: (account) => read((signal) => transport.balance(protocolAccount(account), signal), readBankBalance),
    transferBanks: (account) =>
      read((signal) => transport.transferBanks(protocolAccount(account), signal), readTransferBanks),
    nameOf: ({ account, ...to }) => read((signal) => transport.nameOf(protocolAccount(account), to, signal), readName),
    statement: ({ account, from, to, page }) =>
      read((signal) => transport.statement(protocolAccount(account), from, to, page, signal), readPage),
    recent: (account, limit) => read((signal) => transport.recent(protocolAccount(account), limit, signal), readRecent),
  };
}
