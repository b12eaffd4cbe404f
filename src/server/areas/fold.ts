import type { AnyDecision, AnyEffect, AnyIngest, AnyService, Preparation } from '../context/platform.ts';
import { sharedLines, type WalletLines } from '../ledger/wallet-lines.ts';
import type { StatusSchedule } from '../lifecycle/schedule.ts';
import type { RewardChanged } from '../rewards/reward-changed.ts';
import type { TransferListeners } from '../transfers/settle-transfer.ts';
import type { Area, AreaTools, BuiltArea } from './define-area.ts';
import type { Payouts } from './payouts.ts';

type Tables = 'services' | 'effects' | 'decisions' | 'ingests' | 'preparations' | 'transfers' | 'walletLines';

/** All areas as one: what the dispatcher, the worker and the process need of them. */
export interface FoldedAreas {
  readonly areas: readonly BuiltArea[];
  readonly services: Readonly<Record<string, AnyService>>;
  readonly effects: Readonly<Record<string, AnyEffect>>;
  readonly decisions: Readonly<Record<string, AnyDecision>>;
  readonly ingests: Readonly<Record<string, AnyIngest>>;
  readonly preparations: Readonly<Record<string, Preparation>>;
  readonly transfers: TransferListeners;
  readonly schedules: readonly StatusSchedule[];
  readonly payouts: Payouts;
}

/** One table of all areas. Throws where two areas give the same name: one of them would never be called. */
function together(areas: readonly (readonly [name: string, built: BuiltArea])[], part: Tables): object {
  const owners = new Map<string, string>();
  for (const [area, { [part]: table = {} }] of areas) {
    for (const name of Object.keys(table)) {
      const other = owners.get(name);
      if (other !== undefined) throw new Error(`${area} and ${other} both give ${name} among their ${part}`);
      owners.set(name, area);
    }
  }
  return Object.assign({}, ...areas.map(([, { [part]: table }]) => table));
}

/** Builds the areas and puts them together; the order of the list means nothing. */
export function foldAreas(
  list: readonly Area[],
  tools: Omit<AreaTools, 'payouts' | 'rewardChanged' | 'walletLines'>,
): FoldedAreas {
  const built: (readonly [name: string, built: BuiltArea])[] = [];
  const own = (): Payouts => {
    const payouts = built.flatMap(([, { payouts }]) => payouts ?? [])[0];
    if (!payouts) throw new Error('No area pays out: nothing can be said about payouts');
    return payouts;
  };
  // Resolved when called: the area that pays out may be built after the one that needs it.
  const payouts: Payouts = {
    keyOf: (withdrawalId) => own().keyOf(withdrawalId),
    settle: (...news) => own().settle(...news),
  };
  const rewardChanged: RewardChanged = async (...change) => {
    for (const [, area] of built) await area.rewardChanged?.(...change);
  };
  const walletLines = (): WalletLines => ({ ...sharedLines, ...together(built, 'walletLines') });
  for (const area of list) built.push([area.name, area.build({ ...tools, payouts, rewardChanged, walletLines })]);
  const areas = built.map(([, area]) => area);
  // Input and output of each were checked by name where the area was defined.
  const table = <Entry>(part: Tables) => together(built, part) as Readonly<Record<string, Entry>>;
  return {
    areas,
    services: table('services'),
    effects: table('effects'),
    decisions: table('decisions'),
    ingests: table('ingests'),
    preparations: table('preparations'),
    transfers: table('transfers'),
    schedules: areas.flatMap(({ schedules = [] }) => schedules),
    payouts,
  };
}
