import type { DemoPart } from './games.ts';
import type { SeedRow } from './insert.ts';
import { day, dayBefore, later, minute, stamp, type World } from './world.ts';

type Game = SeedRow<'game'>;
type Batch = SeedRow<'game_diff'>;

/** Which provider was compared how many days ago, from where, and whether it was applied. */
const plans = [
  { back: 34, code: 'PGS', source: 'api', file: null, added: 5, changed: 3, removed: 1, applied: true },
  {
    back: 21,
    code: 'JILI',
    source: 'file',
    file: 'jili-game-list.csv',
    added: 4,
    changed: 6,
    removed: 0,
    applied: true,
  },
  { back: 12, code: 'SA', source: 'api', file: null, added: 2, changed: 0, removed: 0, applied: true },
  { back: 3, code: 'PP', source: 'api', file: null, added: 0, changed: 4, removed: 0, applied: true },
] as const;

const percent = (value: string | null | undefined) => Number(value ?? 96);

/** Comparisons that staff made and applied; the games that came of them are there. */
export function gameBatches(world: World, parts: readonly DemoPart[], games: readonly Game[]): Batch[] {
  const partCodes = new Map(parts.map(({ id, code }) => [id, code]));
  const providers = new Map(parts.map(({ providerCode, provider }) => [providerCode, provider]));
  return plans.map((plan, at) => {
    const provider = providers.get(plan.code) ?? 0;
    const mine = games.filter((game) => game.provider_id === provider && game.status !== 'removed');
    const gone = games.filter((game) => game.provider_id === provider && game.status === 'removed');
    const when = later(world.now, -plan.back * day - 95 * minute);
    const added = mine.slice(-plan.added || mine.length).slice(0, plan.added);
    const changed = mine.slice(0, plan.changed);
    const removed = gone.slice(0, plan.removed);
    const told = ({ game_code, name_en, name_th, type }: Game) => ({ game_code, name_en, name_th, type });
    return {
      id: at + 1,
      batch_id: `GD${stamp(dayBefore(world, plan.back))}0001`,
      provider_id: provider,
      source: plan.source,
      file_name: plan.file,
      added: added.map((game) => ({
        ...told(game),
        sub_provider_code: partCodes.get(game.sub_provider_id) ?? null,
        rtp_pct: game.rtp_pct ?? null,
        platforms: game.platforms ?? [],
        has_demo: game.has_demo ?? false,
        has_freespin: game.has_freespin ?? false,
        has_jackpot: game.has_jackpot ?? false,
        problem: null,
      })),
      changed: changed.map((game) => ({
        ...told(game),
        ...{ image_url: null, field: 'rtp_pct', old: (percent(game.rtp_pct) - 0.5).toFixed(4), new: game.rtp_pct },
      })),
      removed: removed.map((game) => ({ ...told(game), image_url: null, status: 'active' as const })),
      same_count: Math.max(0, mine.length - added.length - changed.length),
      result: { added: added.length, updated: changed.length, removed: removed.length, errors: [], digest: null },
      created_at: when,
      created_by: 1,
      applied_at: later(when, 6 * minute),
      applied_by: 1,
    };
  });
}
