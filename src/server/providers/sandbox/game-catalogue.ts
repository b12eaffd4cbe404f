import type { GameType, OfferedGame } from '../offered-game.ts';
import { nameOf } from './game-names.ts';
import { chance } from './scenarios.ts';

/** Games that a part of a provider has, by category. */
const sizes: Readonly<Record<GameType, number>> = {
  slot: 45,
  casino: 14,
  fishing: 6,
  card: 9,
  lotto: 4,
  sport: 1,
  esport: 2,
  crash: 4,
  cockfight: 3,
};

/** Returns to player in percent, by category: the lowest, and the range above it. Absent where providers give none. */
const returns: Readonly<Partial<Record<GameType, readonly [number, number]>>> = {
  slot: [94, 3.4],
  fishing: [95, 2.5],
  casino: [97.3, 1.6],
  card: [96, 2],
  crash: [96, 1.5],
};

export interface Part {
  readonly code: string;
  readonly type: GameType;
}

/** Everything that an invented game is known to have. */
export type CataloguedGame = Required<Omit<OfferedGame, 'rtp_pct'>> & Pick<OfferedGame, 'rtp_pct'>;

function gameOf(part: Part, index: number, seed: string): CataloguedGame {
  const { code, type } = part;
  const key = `${code} ${index}`;
  const [en, th] = nameOf(type, Math.floor(chance(seed, code) * 1_000), index);
  const range = returns[type];
  const playsAlone = type === 'slot' || type === 'fishing' || type === 'crash';
  return {
    game_code: `${code}-${en.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`,
    name_en: en,
    name_th: th,
    type,
    sub_provider_code: code,
    ...(range
      ? { rtp_pct: (range[0] + Math.floor(chance(seed, `rtp ${key}`) * range[1] * 100) / 100).toFixed(4) }
      : {}),
    platforms: chance(seed, `device ${key}`) < 0.08 ? ['mobile'] : ['mobile', 'desktop'],
    has_demo: playsAlone && chance(seed, `demo ${key}`) < 0.7,
    has_freespin: type === 'slot' && chance(seed, `freespin ${key}`) < 0.75,
    has_jackpot: type === 'slot' && chance(seed, `jackpot ${key}`) < 0.12,
  };
}

/** The games of one part as they were a while ago: what the demo has. At most `limit` of them. */
export function formerGames(part: Part, seed: string, limit = Number.POSITIVE_INFINITY): readonly CataloguedGame[] {
  return Array.from({ length: Math.min(limit, sizes[part.type]) }, (_, index) => gameOf(part, index, seed));
}

/** What has become of a game since: most are what they were. */
function today(game: CataloguedGame, seed: string): CataloguedGame | undefined {
  const fate = chance(seed, `fate ${game.game_code}`);
  if (fate < 0.025) return undefined;
  if (fate < 0.06 && game.rtp_pct) return { ...game, rtp_pct: (Number(game.rtp_pct) - 1.25).toFixed(4) };
  if (fate < 0.08) return { ...game, name_en: `${game.name_en} Deluxe` };
  if (fate < 0.1 && game.type === 'slot') return { ...game, has_freespin: !game.has_freespin };
  return game;
}

/** The games of one part as they are now: some have changed, a few are gone, a few are new. */
export function currentGames(part: Part, seed: string): readonly CataloguedGame[] {
  const former = formerGames(part, seed);
  const fresh = Math.ceil(former.length / 15);
  return [
    ...former.flatMap((game) => today(game, seed) ?? []),
    ...Array.from({ length: fresh }, (_, at) => gameOf(part, former.length + at, seed)),
  ];
}
