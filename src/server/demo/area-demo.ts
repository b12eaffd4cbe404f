import type { Transaction } from 'kysely';
import { demos } from '#generated/server/demos.ts';
import type { Database } from '../db/database.ts';
import type { DemoConfig } from './agent-configs.ts';
import type { Agents } from './agents.ts';
import type { Seal } from './banks.ts';
import type { DemoSubProvider } from './bet-days.ts';
import type { DayNumbers } from './day-numbers.ts';
import type { DemoRequest } from './deposit-scenario.ts';
import type { DemoCampaign } from './free-credit.ts';
import type { SeedRow } from './insert.ts';
import type { DemoMember } from './members.ts';
import type { Posting } from './postings.ts';
import type { DemoReward } from './rewards.ts';
import type { Scenario } from './scenario.ts';
import type { WalletChange } from './wallet-lines.ts';
import type { World } from './world.ts';

/** The state of the demo when areas add their parts. */
export interface DemoScene {
  readonly world: World;
  readonly agents: Agents;
  readonly members: readonly DemoMember[];
  readonly story: Scenario;
  readonly rewards: readonly DemoReward[];
  /** What members bet, by day and sub-provider. */
  readonly bets: readonly SeedRow<'bet_day'>[];
  readonly subs: readonly DemoSubProvider[];
  readonly configs: readonly DemoConfig[];
  /** Changes of the bonus wallets by free credit. */
  readonly bonuses: readonly WalletChange[];
  /** Deposits that were credited, by their numbers. */
  readonly credited: ReadonlyMap<string, DemoRequest>;
  /** Staff who see to members. */
  readonly handlers: readonly number[];
  readonly seal: Seal;
}

/** The part of an area. The runtime writes wallets and books; the area writes everything else itself. */
interface DemoTale {
  readonly changes?: readonly WalletChange[];
  readonly postings?: readonly Posting[];
  /** Business numbers that it gave: the server counts on from them. */
  readonly numbers?: DayNumbers;
  /** Writes its rows; the lines of wallets have their numbers by then. */
  readonly write?: (tx: Transaction<Database>, logs: readonly SeedRow<'wallet_log'>[]) => Promise<void>;
  /** Writes what follows from all that is written, and from the figures. */
  readonly count?: (tx: Transaction<Database>) => Promise<void>;
}

/** The part of one area in the demo: `demo` of its `server/demo.ts`. It draws from random streams of its own names. */
export interface AreaDemo {
  /** Free credit that it is said to have given. */
  readonly campaigns?: readonly DemoCampaign[];
  tell(scene: DemoScene): DemoTale | Promise<DemoTale>;
}

const all: readonly AreaDemo[] = demos;

export const areaCampaigns: readonly DemoCampaign[] = all.flatMap(({ campaigns = [] }) => campaigns);

/** The parts of all areas that are there. */
export async function makeAreaParts(scene: DemoScene): Promise<readonly DemoTale[]> {
  const tales: DemoTale[] = [];
  for (const area of all) tales.push(await area.tell(scene));
  return tales;
}
