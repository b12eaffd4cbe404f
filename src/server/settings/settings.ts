import type { TrustProxy } from './trust-proxy.ts';

/** What an operator may set. Everything has a default; `main.ts` reads the environment, tests pass what they need. */
export interface Settings {
  /** A session ends after this many minutes without a request … */
  readonly idleMinutes: number;
  /** … and after this many hours in any case. */
  readonly absoluteHours: number;
  /**
   * Wrong passwords that are evaluated per account and network, per known browser and per session, before a lock-out
   * that doubles each time …
   */
  readonly signInAttempts: number;
  readonly lockOutMinutes: number;
  /** … and those of strangers: at one account in any hour, from one network and in all as long as the first lock-out. */
  readonly guessesPerAccount: number;
  readonly guessesPerNetwork: number;
  readonly guessesInAll: number;
  /** Registrations, and requests for a reset mail, of one caller's address in any hour. */
  readonly registrationsPerHour: number;
  readonly resetsPerHour: number;
  /** After staff changed how somebody gets in, the account moves no money for so many hours … */
  readonly moneyClosedHours: number;
  /** … and the user who changed it counts as that person for so many days, wherever two people are required. */
  readonly sameDays: number;
  /** Balances of connected bank accounts are queried again after this many minutes. */
  readonly bankRefreshMinutes: number;
  /** Idempotent answers are kept this long. */
  readonly idempotencyHours: number;
  /** Satang that one person may spend on a campaign of texts; above it another person approves. */
  readonly smsAloneUpTo: bigint;
  /** Events go to http addresses as well, and into these networks (`10.0.0.0/8`, `127.0.0.1`), which are refused otherwise. */
  readonly webhookHttp: boolean;
  readonly webhookNetworks: readonly string[];
  /** Days in which an endpoint has taken nothing before no event is sent to it any more. */
  readonly webhookStopDays: number;
  /** Bytes of a JSON body. */
  readonly jsonLimit: number;
  /** Bytes of a JSON body with facts of another program, of which there may be ten thousand. */
  readonly ingestLimit: number;
  /** Bytes of one uploaded file. */
  readonly uploadLimit: number;
  /** Connections at once; further ones are closed. */
  readonly connections: number;
  /** Milliseconds within which the head of a request, and all of it, must have come. */
  readonly headTimeout: number;
  readonly bodyTimeout: number;
  /** Milliseconds that requests have at an orderly stop: those still being sent, and those being answered. */
  readonly uploadGrace: number;
  readonly answerGrace: number;
  /** Calls per minute of one person, one call and one address; for signing in, of one address. */
  readonly callsPerMinute: number;
  readonly signInsPerMinute: number;
  /** Most rows of one CSV file. */
  readonly exportRows: number;
  /** Sums of a list that the planner thinks to cost more are left for later where nobody waits for them. */
  readonly longSummary: number;
  /** The address under which people and gateways reach the product, without a slash at its end. */
  readonly publicUrl: string;
  /** The product is reached over https: strict transport security is announced. */
  readonly https: boolean;
  /** Who is believed about the caller's address. */
  readonly trustProxy: TrustProxy;
  /** 32 bytes: encrypts secrets of gateways and banks. */
  readonly secretKey: Uint8Array;
  /** Further origins that the browser may connect to, take scripts from and show in frames. */
  readonly connectSources: readonly string[];
  readonly scriptSources: readonly string[];
  readonly frameSources: readonly string[];
  /** Origin of the identity service's emulator; its tokens are believed. Development only. */
  readonly identityEmulator: string | undefined;
  /** Answers say what a developer can do about a database that lacks a table. Never where others reach the server. */
  readonly forDevelopers: boolean;
}

export const defaultSettings: Omit<Settings, 'secretKey'> = {
  idleMinutes: 15,
  absoluteHours: 12,
  signInAttempts: 5,
  lockOutMinutes: 15,
  guessesPerAccount: 20,
  guessesPerNetwork: 50,
  guessesInAll: 500,
  registrationsPerHour: 20,
  resetsPerHour: 30,
  moneyClosedHours: 12,
  sameDays: 7,
  bankRefreshMinutes: 5,
  idempotencyHours: 168,
  smsAloneUpTo: 200_000n,
  webhookHttp: false,
  webhookNetworks: [],
  webhookStopDays: 5,
  jsonLimit: 1024 * 1024,
  ingestLimit: 16 * 1024 * 1024,
  uploadLimit: 10 * 1024 * 1024,
  connections: 2_000,
  headTimeout: 10_000,
  bodyTimeout: 30_000,
  uploadGrace: 2_000,
  answerGrace: 7_000,
  callsPerMinute: 600,
  signInsPerMinute: 30,
  exportRows: 50_000,
  // Some fifty thousand rows, a few hundredths of a second.
  longSummary: 5000,
  publicUrl: 'http://localhost:4000',
  https: false,
  trustProxy: false,
  connectSources: [],
  scriptSources: [],
  frameSources: [],
  identityEmulator: undefined,
  forDevelopers: false,
};
