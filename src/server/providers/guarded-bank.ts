import {
  demandSession,
  readBankBalance,
  readName,
  readPage,
  readRecent,
  readSignIn,
  readTransferBanks,
} from './bank-answer.ts';
import type { BankTransport } from './bank-wire.ts';
import { ask, guardedPayouts, type PortSettings, reasonOf, wireAccount, withTimeout } from './guarded-port.ts';
import type { BankPort, SignInAnswer } from './ports.ts';
import type { RawAnswer } from './wire.ts';

/** A bank's port over its transport: payouts as with every provider, readings and signing in besides. */
export function guardedBank(transport: BankTransport, settings: PortSettings): BankPort {
  /** A reading; a bank that asks for a sign-in instead of answering says how the session stands. */
  const read = <T>(call: (signal: AbortSignal) => Promise<RawAnswer>, reader: (raw: RawAnswer) => T): Promise<T> =>
    ask(
      call,
      (raw) => {
        demandSession(raw);
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
    signIn: (account) => enter((signal) => transport.signIn(wireAccount(account), signal)),
    confirmSignIn: ({ account, challenge, otp }) =>
      enter((signal) => transport.confirmSignIn(wireAccount(account), challenge, otp, signal)),
    balance: (account) => read((signal) => transport.balance(wireAccount(account), signal), readBankBalance),
    transferBanks: (account) =>
      read((signal) => transport.transferBanks(wireAccount(account), signal), readTransferBanks),
    nameOf: ({ account, ...to }) => read((signal) => transport.nameOf(wireAccount(account), to, signal), readName),
    statement: ({ account, from, to, page }) =>
      read((signal) => transport.statement(wireAccount(account), from, to, page, signal), readPage),
    recent: (account, limit) => read((signal) => transport.recent(wireAccount(account), limit, signal), readRecent),
  };
}
