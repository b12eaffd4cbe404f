import type { GoneGame, NewGame } from '#generated/api/game.ts';
import type { RowOf } from '#server/context/context.ts';
import type { GameType, OfferedGame } from '#server/providers/offered-game.ts';
import { gameTexts } from '../texts.ts';

/** A game as stored. */
export type StoredGame = Pick<
  RowOf<'game'>,
  | 'game_code'
  | 'name_en'
  | 'name_th'
  | 'type'
  | 'image_url'
  | 'rtp_pct'
  | 'platforms'
  | 'has_demo'
  | 'has_freespin'
  | 'has_jackpot'
  | 'status'
> & { readonly sub_provider_code: string };

/** A provider's categories and sub-providers, against which its games are checked. */
export interface ProviderCatalog {
  readonly types: readonly GameType[];
  readonly parts: readonly { readonly code: string; readonly type: GameType }[];
}

/** Fields that come from the provider, in display order. */
export const comparedFields = [
  'name_en',
  'name_th',
  'type',
  'sub_provider_code',
  'rtp_pct',
  'platforms',
  'has_demo',
  'has_freespin',
  'has_jackpot',
] as const;
type ComparedField = (typeof comparedFields)[number];

/** One changed field of one game. `status` is listed for games that come back after they were removed. */
export interface Change {
  readonly game_code: string;
  readonly name_th: string;
  readonly type: GameType;
  readonly image_url: string | null;
  readonly field: ComparedField | 'status';
  readonly old: unknown;
  readonly new: unknown;
  readonly problem?: string;
}

export interface Comparison {
  readonly added: readonly NewGame[];
  readonly changed: readonly Change[];
  readonly removed: readonly GoneGame[];
  readonly same: number;
}

/** Whether two values of a field are equal: percents by number, lists regardless of order. */
export function isSame(a: unknown, b: unknown): boolean {
  if (Array.isArray(a) && Array.isArray(b)) return [...a].sort().join() === [...b].sort().join();
  if (typeof a === 'string' && typeof b === 'string' && /^\d+\.\d+$/.test(a) && /^\d+\.\d+$/.test(b)) {
    return Number(a) === Number(b);
  }
  return (a ?? null) === (b ?? null);
}

/** Why a game with this category and sub-provider cannot belong to the provider; undefined if it can. */
function problemOf(
  { types, parts }: ProviderCatalog,
  type: GameType | undefined,
  part: string | undefined,
): string | undefined {
  if (type !== undefined && !types.includes(type)) return gameTexts.theProviderHasNoSuchCategory.kept();
  if (part !== undefined && !parts.some(({ code }) => code === part))
    return gameTexts.unknownSubProvider({ code: part }).kept();
  return undefined;
}

function newGame(offering: ProviderCatalog, offer: OfferedGame): NewGame {
  // Without a named sub-provider the category's only one is used; if there are several, the operator must say which.
  const candidates = offering.parts.filter(({ type }) => type === offer.type);
  const part = offer.sub_provider_code ?? (candidates.length === 1 ? candidates[0]?.code : undefined);
  const problem =
    problemOf(offering, offer.type, part) ?? (part === undefined ? gameTexts.sayWhichSubProvider.kept() : undefined);
  return {
    game_code: offer.game_code,
    name_en: offer.name_en,
    name_th: offer.name_th ?? offer.name_en,
    type: offer.type,
    sub_provider_code: part ?? null,
    rtp_pct: offer.rtp_pct ?? null,
    platforms: offer.platforms ?? ['mobile', 'desktop'],
    has_demo: offer.has_demo ?? false,
    has_freespin: offer.has_freespin ?? false,
    has_jackpot: offer.has_jackpot ?? false,
    problem: problem ?? null,
  };
}

function changesOf(offering: ProviderCatalog, game: StoredGame, offer: OfferedGame): readonly Change[] {
  const { game_code, name_th, type, image_url } = game;
  const gameInfo = { game_code, name_th, type, image_url };
  const changedFields = comparedFields.filter(
    (field) => offer[field] !== undefined && !isSame(game[field], offer[field]),
  );
  const problem = problemOf(
    offering,
    changedFields.includes('type') ? offer.type : undefined,
    changedFields.includes('sub_provider_code') ? offer.sub_provider_code : undefined,
  );
  const changes = changedFields.map((field) => ({ ...gameInfo, field, old: game[field], new: offer[field] }));
  const returned =
    game.status === 'removed' ? [{ ...gameInfo, field: 'status' as const, old: 'removed', new: 'inactive' }] : [];
  return [...returned, ...changes].map((change) => (problem === undefined ? change : { ...change, problem }));
}

/** Compares a provider's list with the stored games in one pass; writes nothing. */
export function compare(
  offering: ProviderCatalog,
  stored: readonly StoredGame[],
  offers: readonly OfferedGame[],
): Comparison {
  const storedByCode = new Map(stored.map((game) => [game.game_code, game]));
  const offered = new Set(offers.map(({ game_code }) => game_code));
  const added: NewGame[] = [];
  const changed: Change[] = [];
  let same = 0;
  for (const offer of offers) {
    const game = storedByCode.get(offer.game_code);
    if (!game) {
      added.push(newGame(offering, offer));
      continue;
    }
    const changes = changesOf(offering, game, offer);
    changed.push(...changes);
    if (changes.length === 0) same += 1;
  }
  const removed = stored
    .filter((game) => game.status !== 'removed' && !offered.has(game.game_code))
    .map(({ game_code, name_en, name_th, type, image_url, status }) => ({
      ...{ game_code, name_en, name_th, type, image_url, status },
    }));
  return { added, changed, removed, same: same };
}
