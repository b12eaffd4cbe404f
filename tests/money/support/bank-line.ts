import type { OpenDatabase } from '#server/db/connect.ts';
import type { BankAccess } from '#server/providers/bank-vault.ts';
import { guardedBank } from '#server/providers/guarded-bank.ts';
import type { BankPort, ProviderAccount } from '#server/providers/ports.ts';
import { sandboxBank } from '#server/providers/sandbox/bank.ts';
import {
  changeSession,
  type Incoming,
  receive,
  registerHolder,
  sessionOf,
} from '#server/providers/sandbox/bank-controls.ts';
import { openMigrated } from '../../support/migrated-database.ts';
import { stillWait } from '../../support/still-wait.ts';

/** What a reading may meet on the line. */
export const lineFaults = ['silence', 'reset', 'html', 'huge'] as const;

/**
 * A bank as the contract suite needs it: a port and the means to bring about what only a bank can. Whoever implements
 * the port for a real bank writes one of these over that bank's test system.
 */
export interface BankLine {
  readonly port: BankPort;
  /** A signed-in account with 10,000,000 baht and no lines. */
  account(): ProviderAccount;
  /** What the next sign-in meets. */
  behave(
    account: ProviderAccount,
    next: 'plain' | 'otp' | 'wrong' | 'locked' | 'unavailable' | 'silence',
  ): Promise<void>;
  expire(account: ProviderAccount): Promise<void>;
  /** The one-time password that the bank has sent. */
  otpOf(account: ProviderAccount): Promise<string>;
  break(account: ProviderAccount, fault: (typeof lineFaults)[number]): Promise<void>;
  /** The access that we have for the account is not the bank's any more. */
  spoilAccess(account: ProviderAccount): void;
  receive(account: ProviderAccount, incoming: Incoming): Promise<string>;
  enterHolder(bankCode: string, accountNo: string, name: string): Promise<void>;
  /** Brings the time forward. */
  pass(milliseconds: number): void;
  close(): Promise<void>;
}

/** The sandbox's bank in this process. */
export async function sandboxLine(): Promise<BankLine> {
  const database: OpenDatabase = await openMigrated();
  const { db } = database;
  const clock = { now: Date.now() };
  const spoiled = new Set<number>();
  const vault = {
    open: async (id: number): Promise<BankAccess> => {
      const credentials = { app_pin: spoiled.has(id) ? '123400' : '123456' };
      return { bankCode: 'KBANK', accountNo: '9990000001', channel: 'app', credentials };
    },
  };
  const wait = stillWait();
  const settings = { seed: '1', latency: [0, 0], lateAfter: 0, chaos: 0, vault, wait } as const;
  const now = () => new Date(clock.now);
  let accounts = 0;
  return {
    port: guardedBank(sandboxBank(db, settings, now), { timeout: 8_000, surfacesWithin: 60_000, wait }),
    account() {
      accounts += 1;
      return { id: accounts, bookBalance: 10_000_000_00n };
    },
    behave: ({ id }, sign_in) => changeSession(db, id, { sign_in }),
    expire: ({ id }) => changeSession(db, id, { state: 'off' }),
    otpOf: async ({ id }) => (await sessionOf(db, id, now())).otp ?? '',
    break: ({ id }, fault) => changeSession(db, id, { fault }),
    spoilAccess: ({ id }) => void spoiled.add(id),
    receive: (account, incoming) => receive(db, account, incoming),
    enterHolder: (bankCode, accountNo, name) => registerHolder(db, bankCode, accountNo, name),
    pass(milliseconds) {
      clock.now += milliseconds;
    },
    close: () => database.close(),
  };
}
