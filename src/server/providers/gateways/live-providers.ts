import type { Kysely } from 'kysely';
import type { Cipher } from '../../base/cipher.ts';
import type { Database } from '../../db/database.ts';
import { closedGameLists } from '../game-lists.ts';
import { guardedPort, type PortSettings } from '../guarded-port.ts';
import { type BankPort, type GatewayPort, ProviderError } from '../ports.ts';
import type { Providers } from '../providers.ts';
import { closedSms } from '../sms.ts';
import { type ClientSettings, gatewayClient } from './client.ts';
import { protocolOf } from './protocols.ts';
import { gatewaysTexts } from './texts.ts';
import { databaseVault } from './vault.ts';

/** How long real gateways are waited for. */
export const livePatience: PortSettings = { timeout: 20_000, surfacesWithin: 15 * 60_000 };

/** The gateways as they are, by their accounts' own accesses. */
export function liveGateways(
  settings: ClientSettings,
  patience: PortSettings = livePatience,
): Pick<Providers, 'gateway'> {
  const ports = new Map<string, GatewayPort>();
  return {
    gateway(name) {
      const port = ports.get(name) ?? guardedPort(gatewayClient(protocolOf(name), settings), patience);
      ports.set(name, port);
      return port;
    },
  };
}

const unconnected = gatewaysTexts.noBank.kept();
const noBank = gatewaysTexts.noBankNotSent.kept();

const closed = async (): Promise<never> => {
  throw new ProviderError(gatewaysTexts.noBank);
};

/** Used if no bank is connected: nothing is ever sent, and every call fails with that message. */
export const closedBank: BankPort = {
  surfacesWithin: 0,
  pay: async () => ({ result: 'failed', upstreamRef: null, message: noBank }),
  inquire: async () => ({ result: 'not_found', message: noBank }),
  signIn: async () => ({ state: 'error', message: unconnected }),
  confirmSignIn: async () => ({ state: 'error', message: unconnected }),
  balance: closed,
  transferBanks: closed,
  nameOf: closed,
  statement: closed,
  recent: closed,
};

export interface LiveNeeds {
  readonly production: boolean;
  /** The address that gateways report to. */
  readonly publicUrl: string;
  /** The secret key was given by the operator, not made by this machine. */
  readonly ownKey: boolean;
  readonly demo: boolean;
}

/**
 * Throws Error if a server that moves real money lacks a requirement: no demo data, a key that not only this
 * machine has, an address that gateways can report to safely. Called before the database is touched.
 */
export function requireLive({ production, publicUrl, ownKey, demo }: LiveNeeds): void {
  const missing = [
    ...(demo ? ['DEMO_SIZE=none (demo accounts must not meet real gateways)'] : []),
    ...(ownKey ? [] : ['SECRET_KEY (the key that the accesses are encrypted with)']),
    ...(publicUrl.startsWith('https://') || !production ? [] : ['PUBLIC_URL with https (where gateways report)']),
  ];
  if (missing.length > 0) throw new Error(`PROVIDERS=live needs ${missing.join(', ')}`);
}

interface LiveOptions {
  readonly db: Kysely<Database>;
  readonly cipher: Cipher;
  readonly now: () => Date;
  readonly production: boolean;
}

/** The gateways as they are, no bank, no provider of games, and no telephone company. */
export function goLive({
  db,
  cipher,
  now,
  production,
}: LiveOptions): Pick<Providers, 'bank' | 'gameLists' | 'gateway' | 'sms'> {
  return {
    bank: closedBank,
    gameLists: closedGameLists,
    sms: closedSms,
    ...liveGateways({ vault: databaseVault(db, cipher), now, allowLoopback: !production }),
  };
}
