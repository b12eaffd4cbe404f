import type { FastifyInstance } from 'fastify';
import type { AreaHandlers, Decisions, Ingests, Services } from '#generated/api/handlers.ts';
import type { Context, TransactionContext } from '../context/context.ts';
import type { CheckedEffects } from '../context/effect.ts';
import type { Logger, Platform, Preparation } from '../context/platform.ts';
import type { DecideContext } from '../decisions/verdict.ts';
import type { TaskHandler } from '../jobs/worker.ts';
import type { WalletLines } from '../ledger/wallet-lines.ts';
import type { StatusSchedule } from '../lifecycle/schedule.ts';
import type { RewardChanged } from '../rewards/reward-changed.ts';
import type { TransferListeners } from '../transfers/settle-transfer.ts';
import type { Payouts } from './payouts.ts';
import type { EventListener } from './teller.ts';

/** Every area of the manifest; what the template of gateways makes is written in `gateway`. */
export type AreaName = keyof AreaHandlers;

/** What an area is built from: the deployment that it serves, labels included. */
export interface AreaTools extends Pick<Platform, 'cipher' | 'deployment' | 'endpoints' | 'entities' | 'settings'> {
  /** What the area that pays out offers to the others; throws when it is called and no area does. */
  readonly payouts: Payouts;
  /** Notifies every area that gives rewards of a change of one. */
  readonly rewardChanged: RewardChanged;
  /** Wallet lines that areas write; available once all of them are built. */
  readonly walletLines: () => WalletLines;
}

/** What work that nobody waits for is given. */
export interface AreaJob {
  /** The system's own. */
  readonly context: Context;
  readonly platform: Platform;
  /** The product's address without a last slash, for letters. */
  readonly address: string;
}

type Preparations = Readonly<Record<string, unknown>>;

/** Parts of an area other than the functions that the manifest names. */
export interface AreaExtras {
  /** What some of its writes do before their transaction opens, by the name of the call. */
  readonly preparations?: Preparations;
  /** What it does after a commit, by topic of the outbox. */
  readonly tasks?: (job: AreaJob) => Readonly<Record<string, TaskHandler>>;
  /** Topics of tasks that never end: put into the outbox at the start, where they are not there yet. */
  readonly begins?: readonly string[];
  /** Statuses that time alone changes. */
  readonly schedules?: readonly StatusSchedule[];
  /** Starts what looks after something in a rhythm of its own; each is ended by what it returns. */
  readonly rounds?: (job: AreaJob, logger: Logger) => readonly (() => void)[];
  /** Paths outside the contract, such as the callbacks of gateways. */
  readonly routes?: (app: FastifyInstance, platform: Platform) => void;
  /** What developers on this machine may bring about in place of members (docs/sandbox.md). */
  readonly sandbox?: (app: FastifyInstance, platform: Platform) => void;
  /** Called when a transfer that it requested changes its status. */
  readonly transfers?: TransferListeners;
  /** What it does when a reward that it may give was changed. */
  readonly rewardChanged?: RewardChanged;
  /** Types of lines that it alone writes into wallets: which take, and which are gifts. The others put something in. */
  readonly walletLines?: WalletLines;
  /** Hears of the events of the manifest, in the transaction of what happened. */
  readonly hears?: EventListener;
  /** Of the area that pays out. */
  readonly payouts?: Payouts;
}

/** A table of functions that the manifest names; it may be left out where it names none. */
type Table<Key extends string, Functions> = [keyof Functions] extends [never]
  ? { readonly [K in Key]?: never }
  : { readonly [K in Key]: Functions };

/** The server side of an area: exactly the functions that the manifest names for it, and its other parts. */
export type AreaServer<Name extends AreaName> = AreaExtras &
  Table<'services', Pick<Services<Context>, AreaHandlers[Name]['services']>> &
  Table<'effects', Pick<CheckedEffects, AreaHandlers[Name]['effects']>> &
  Table<'decisions', Pick<Decisions<DecideContext>, AreaHandlers[Name]['decisions']>> &
  Table<'ingests', Pick<Ingests<TransactionContext>, AreaHandlers[Name]['ingests']>>;

/** An area as it is folded, its types checked where it was defined. */
export interface Area<Name extends AreaName = AreaName> {
  readonly name: Name;
  readonly build: (tools: AreaTools) => BuiltArea;
}

/** Areas whose functions the manifest names and that are not in a list: `never` when all are there. */
type MissingArea<List extends readonly Area[]> = Exclude<
  {
    [Name in AreaName]: [AreaHandlers[Name][keyof AreaHandlers[Name]]] extends [never] ? never : Name;
  }[AreaName],
  List[number]['name']
>;

/** A list of all areas; a type error that names those whose functions the manifest names and whose folders are not there. */
export type Complete<List extends readonly Area[]> = [MissingArea<List>] extends [never]
  ? List
  : { readonly 'no src/areas/<area>/server/area.ts': MissingArea<List> };

/** What is left of an area when its functions have been checked by name. */
export interface BuiltArea extends Omit<AreaExtras, 'preparations'> {
  readonly services?: Readonly<Record<string, unknown>>;
  readonly effects?: Readonly<Record<string, unknown>>;
  readonly decisions?: Readonly<Record<string, unknown>>;
  readonly ingests?: Readonly<Record<string, unknown>>;
  readonly preparations?: Readonly<Record<string, Preparation>>;
}

/**
 * All that one area gives to the server. A function that the manifest names and the area lacks does not compile.
 *
 * @example
 * export const area = defineArea('banner', () => ({ effects: bannerEffects, schedules: [bannerSchedule] }));
 */
export function defineArea<const Name extends AreaName>(
  name: Name,
  build: (tools: AreaTools) => AreaServer<Name>,
): Area<Name> {
  // Preparations take the body of their own call; the dispatcher has validated it by the same schema.
  return { name, build: build as (tools: AreaTools) => BuiltArea };
}
