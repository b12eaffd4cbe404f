import { sql } from 'kysely';
import type { Invariant, Rows } from '#server/ledger/invariants/invariant.ts';
import type { AreaChecks } from '#server/verify/area-checks.ts';

const invariants: readonly Invariant[] = [
  {
    id: 'G1',
    title: 'the games of every provider and of its parts are as many as are told',
    broken: sql<Rows>`
      select told.code, told.game_count, told.active_game_count, told.games, told.active from (
        select provider.code, provider.game_count, provider.active_game_count,
          count(game.id) filter (where game.status <> 'removed') as games,
          count(game.id) filter (where game.status = 'active') as active
        from provider left join game on game.provider_id = provider.id group by provider.id
        union all
        select part.code, part.game_count, null, count(game.id) filter (where game.status <> 'removed'), null
        from sub_provider part left join game on game.sub_provider_id = part.id group by part.id
      ) told
      where told.game_count <> told.games or told.active_game_count <> told.active`,
  },
];

export const checks = { invariants } satisfies AreaChecks;
