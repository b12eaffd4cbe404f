import type { Executor } from '../../db/sql.ts';
import type { BankVault } from '../bank-vault.ts';
import { gameListPort } from '../game-lists.ts';
import { guardedBank } from '../guarded-bank.ts';
import { guardedPort } from '../guarded-port.ts';
import { noMail } from '../mail.ts';
import { noNotices, noticeFolder } from '../notices.ts';
import type { GatewayPort } from '../ports.ts';
import type { Providers } from '../providers.ts';
import { smsPort } from '../sms.ts';
import { sandboxBank } from './bank.ts';
import { sandboxGameLists } from './game-lists.ts';
import { type SandboxSettings, sandboxTransport } from './sandbox.ts';
import { sandboxSms } from './sms.ts';

export interface SandboxWorld extends SandboxSettings {
  /** Milliseconds to wait for an answer. */
  readonly timeout: number;
  /** Milliseconds after which an unheard-of request cannot surface any more; must exceed `lateAfter`. */
  readonly surfacesWithin: number;
  /** Where the accesses of bank accounts are; without it every access is right. */
  readonly vault?: BankVault;
  /** Folder in which notices to groups are kept; without it they are not. */
  readonly notices?: string;
}

/** The default behaviour of the sandbox. */
export const sandboxDefaults: SandboxWorld = {
  seed: '20260131',
  latency: [150, 700],
  lateAfter: 20_000,
  chaos: 0,
  timeout: 8_000,
  surfacesWithin: 60_000,
};

/** Every outside party, played by the sandbox. `db` must be a connection outside of any transaction. */
export function sandboxProviders(
  db: Executor,
  world: Partial<SandboxWorld> = {},
  now: () => Date = () => new Date(),
): Providers {
  const settings = { ...sandboxDefaults, ...world };
  const port = (name: string): GatewayPort => guardedPort(sandboxTransport(name, db, settings, now), settings);
  const gateways = new Map<string, GatewayPort>();
  return {
    bank: guardedBank(sandboxBank(db, settings, now), settings),
    gateway(name) {
      const existing = gateways.get(name) ?? port(name);
      gateways.set(name, existing);
      return existing;
    },
    gameLists: gameListPort(sandboxGameLists(db, settings, now), settings),
    mail: noMail,
    notices: settings.notices === undefined ? noNotices : noticeFolder(settings.notices),
    // A quarter of a baht a part, as bulk texts cost.
    sms: smsPort(sandboxSms(db, settings, now), { ...settings, partPrice: 25n }),
  };
}
