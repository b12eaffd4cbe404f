import { sql, type Transaction } from 'kysely';
import type { Database } from '../db/database.ts';
import { currentGames, formerGames } from '../providers/sandbox/game-catalogue.ts';
import { sandboxDefaults } from '../providers/sandbox/sandbox-providers.ts';
import type { Agents } from './agents.ts';
import type { Seal } from './banks.ts';
import { gameBatches } from './game-batches.ts';
import { insertRows, type SeedRow } from './insert.ts';
import { baht, day, hour, later, type World } from './world.ts';

/** A part of a provider as the demo fills it. */
export interface DemoPart {
  readonly id: number;
  readonly code: string;
  readonly type: SeedRow<'sub_provider'>['type'];
  readonly provider: number;
  readonly providerCode: string;
}

/** Games of a small demo. */
const few = 60;

async function partsOf(tx: Transaction<Database>): Promise<readonly DemoPart[]> {
  return tx
    .selectFrom('sub_provider as part')
    .innerJoin('provider', 'provider.id', 'part.provider_id')
    .select(['part.id', 'part.code', 'part.type', 'provider.id as provider', 'provider.code as providerCode'])
    .orderBy('provider.sort_order')
    .orderBy('part.id')
    .execute();
}

/** Games as reported by the providers a while ago, with the changes that staff made. */
function gameRows(world: World, parts: readonly DemoPart[]): SeedRow<'game'>[] {
  const { seed } = sandboxDefaults;
  const isSmall = world.size.agents <= 2;
  const rows = parts.flatMap((part) => {
    const still = new Set(currentGames(part, seed).map(({ game_code }) => game_code));
    // How well liked the part is; its games follow each other with a long tail.
    const liked = world.random('part-liked', part.code).around(900, 0.9);
    return formerGames(part, seed, isSmall ? 5 : undefined).map((game, at): SeedRow<'game'> => {
      const random = world.random('game', game.game_code);
      const isGone = !still.has(game.game_code) && random.chance(0.4);
      const status = isGone ? 'removed' : random.weighted({ active: 94, inactive: 4, maintenance: 2 } as const);
      const plays = status === 'active' ? Math.round((liked / (1 + at * 0.45)) * random.around(1, 0.5)) : 0;
      const made = later(world.now, -(40 + random.next() * 500) * day);
      const { sub_provider_code: _part, rtp_pct = null, ...told } = game;
      return {
        ...told,
        provider_id: part.provider,
        sub_provider_id: part.id,
        image_url: null,
        rtp_pct,
        is_hot: plays > 500,
        is_new: made > later(world.now, -90 * day),
        is_recommended: status === 'active' && random.chance(0.06),
        sort_order: plays > 500 ? (at + 1) * 10 : null,
        turnover_rate_pct: game.type === 'casino' ? '50.0000' : '100.0000',
        status,
        play_count_7d: plays,
        last_played_at: plays > 0 ? later(world.now, -random.next() * (plays > 50 ? 6 * hour : 3 * day)) : null,
        created_at: made,
        created_by: null,
        updated_at: made,
        updated_by: null,
        version: 1,
      };
    });
  });
  return (isSmall ? rows.slice(0, few) : rows).map((row, at) => ({ id: at + 1, ...row }));
}

/** Which agent offers which provider, and on what terms; nobody offers all of them. */
function configRows(
  world: World,
  { agents }: Agents,
  providers: ReadonlyMap<number, string>,
  seal: Seal,
): SeedRow<'provider_config'>[] {
  const isSmall = world.size.agents <= 2;
  const offered = [...providers].slice(0, isSmall ? 5 : undefined);
  const rows = agents.flatMap((agent) =>
    offered.flatMap(([provider, code], at): SeedRow<'provider_config'>[] => {
      const random = world.random('provider-config', `${agent.code}/${code}`);
      if (!isSmall && random.chance(0.15)) return [];
      const made = later(world.now, -(20 + random.next() * 300) * day);
      const hasLimits = random.chance(0.6);
      return [
        {
          agent_id: agent.id,
          provider_id: provider,
          operator_code: `${agent.code}-${code}`,
          api_key: seal(`demo-${agent.code}-${code}-${random.digits(8)}`),
          secret_key: seal(`demo-${random.digits(16)}`),
          bet_limit_group: random.chance(0.3) ? random.pick(['A', 'B', 'VIP']) : null,
          min_bet: hasLimits ? baht(random.pick([1, 5, 10])) : null,
          max_bet: hasLimits ? baht(random.pick([5_000, 20_000, 100_000])) : null,
          share_pct: random.chance(0.15) ? `${random.pick([5, 10])}.0000` : null,
          commission_pct: random.chance(0.2) ? random.pick(['0.3000', '0.5000', '0.7000']) : null,
          member_commission_pct: random.chance(0.25) ? '0.2000' : null,
          count_turnover: random.chance(0.95),
          sub_provider_ids: null,
          sort_order: (at + 1) * 10,
          status: random.weighted({ active: 88, inactive: 8, maintenance: 4 } as const),
          created_at: made,
          created_by: null,
          updated_at: made,
          updated_by: null,
          version: 1,
        },
      ];
    }),
  );
  return rows.map((row, at) => ({ id: at + 1, ...row }));
}

/** Providers that are not as they should be, by code: what staff find in the morning. */
const troubles = [
  { code: 'AB', status: 'maintenance', api: 'down', note: 'ค่ายแจ้งย้ายเซิร์ฟเวอร์ ยังไม่ระบุเวลาเปิด' },
  { code: 'BG', status: 'active', api: 'slow', note: null },
  { code: 'BTI', status: 'active', api: 'down', note: null },
] as const;

/** Games, what agents offer, and comparisons of the last weeks. */
export async function writeGames(tx: Transaction<Database>, world: World, agents: Agents, seal: Seal): Promise<void> {
  const parts = await partsOf(tx);
  const games = gameRows(world, parts);
  const providers = new Map(parts.map(({ provider, providerCode }) => [provider, providerCode]));
  await insertRows(tx, 'game', games);
  await insertRows(tx, 'provider_config', configRows(world, agents, providers, seal));
  await insertRows(tx, 'game_diff', gameBatches(world, parts, games));
  if (world.size.agents > 2) {
    for (const { code, status, api, note } of troubles) {
      const maintenance_from = status === 'maintenance' ? later(world.now, -3 * hour) : null;
      const change = { status, api_status: api, note, maintenance_from };
      await tx.updateTable('provider').set(change).where('code', '=', code).execute();
    }
  }
  // The triggers that count may be off while the demo is written.
  await sql`select recount_games()`.execute(tx);
}
