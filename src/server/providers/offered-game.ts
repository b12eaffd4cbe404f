import type { Text } from '#contract/text.ts';
import type { GameTable } from '#generated/api/database.ts';
import { gameTypeOptions } from '#generated/api/enums/game-type.ts';
import { flagWords } from './flag-words.ts';
import { providersTexts } from './texts.ts';

export type GameType = GameTable['type'];
export type GamePlatform = GameTable['platforms'][number];

/** A game as its provider (or a file of it) describes it. An absent field means no information. */
export interface OfferedGame {
  readonly game_code: string;
  readonly name_en: string;
  readonly name_th?: string;
  readonly type: GameType;
  /** Code of the part of the provider that has it: `JILI-FISH`. */
  readonly sub_provider_code?: string;
  /** Percent: `96.5000`. */
  readonly rtp_pct?: string;
  readonly platforms?: readonly GamePlatform[];
  readonly has_demo?: boolean;
  readonly has_freespin?: boolean;
  readonly has_jackpot?: boolean;
}

/** Most games of one list: more are refused, not cut. */
export const maxGames = 20_000;

type Read<T> = { readonly value: T | undefined } | { readonly problem: Text };

const isType = (text: string): text is GameType => gameTypeOptions.some(({ value }) => value === text);

function plain(value: unknown): string {
  const text = typeof value === 'number' || typeof value === 'boolean' ? String(value) : value;
  if (typeof text !== 'string') return '';
  return text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim();
}

function readText(value: unknown, longest: number, what: Text): Read<string> {
  const text = plain(value);
  if (text.length > longest) return { problem: providersTexts.tooLong({ what, longest }) };
  return { value: text === '' ? undefined : text };
}

function readPercent(value: unknown): Read<string> {
  const text = plain(value).replace(/\s*%$/, '');
  if (text === '') return { value: undefined };
  const number = Number(text);
  if (!/^[0-9]{1,3}(?:\.[0-9]{1,4})?$/.test(text) || number < 80 || number > 100) {
    return { problem: providersTexts.rtp };
  }
  return { value: number.toFixed(4) };
}

const yes: ReadonlySet<string> = new Set(flagWords.yes);
const no: ReadonlySet<string> = new Set(flagWords.no);

function readFlag(value: unknown, what: Text): Read<boolean> {
  const text = plain(value).toLowerCase();
  if (text === '') return { value: undefined };
  if (yes.has(text)) return { value: true };
  return no.has(text) ? { value: false } : { problem: providersTexts.notBoolean({ what }) };
}

function readPlatforms(value: unknown): Read<readonly GamePlatform[]> {
  const parts = (Array.isArray(value) ? value.map(plain) : plain(value).split(/[\s,;|/]+/))
    .map((word) => word.toLowerCase())
    .filter((word) => word !== '');
  if (parts.length === 0) return { value: undefined };
  if (parts.some((word) => word !== 'mobile' && word !== 'desktop')) {
    return { problem: providersTexts.device };
  }
  // In one order, so that the same devices are never a difference.
  return { value: (['mobile', 'desktop'] as const).filter((one) => parts.includes(one)) };
}

function readType(value: unknown): Read<GameType> {
  const text = plain(value).toLowerCase();
  const named = gameTypeOptions.find(({ label }) => label.th === plain(value) || label.en.toLowerCase() === text);
  if (named && isType(named.value)) return { value: named.value };
  return isType(text) ? { value: text } : { problem: providersTexts.unknownType({ text: text.slice(0, 40) }) };
}

const code = /^[A-Za-z0-9][A-Za-z0-9._:-]{0,63}$/;

/** Reads one game of a list. Reports the first invalid field. */
export function readOffer(row: Readonly<Record<string, unknown>>): OfferedGame | { readonly problem: Text } {
  const game_code = plain(row.game_code);
  if (!code.test(game_code))
    return { problem: game_code === '' ? providersTexts.noGameCode : providersTexts.badGameCode };
  const read = {
    name_en: readText(row.name_en, 120, providersTexts.nameEn),
    name_th: readText(row.name_th, 120, providersTexts.nameTh),
    type: readType(row.type),
    sub_provider_code: readText(row.sub_provider_code, 24, providersTexts.subProvider),
    rtp_pct: readPercent(row.rtp_pct),
    platforms: readPlatforms(row.platforms),
    has_demo: readFlag(row.has_demo, providersTexts.demo),
    has_freespin: readFlag(row.has_freespin, providersTexts.freespin),
    has_jackpot: readFlag(row.has_jackpot, providersTexts.jackpot),
  };
  const wrong = Object.values(read).find((one) => 'problem' in one);
  if (wrong && 'problem' in wrong) return { problem: wrong.problem };
  const { name_en: name, type } = read;
  if (!('value' in name) || name.value === undefined) return { problem: providersTexts.noNameEn };
  if (!('value' in type) || type.value === undefined) return { problem: providersTexts.noType };
  const filled = Object.fromEntries(
    Object.entries(read).flatMap(([key, one]) => ('value' in one && one.value !== undefined ? [[key, one.value]] : [])),
  );
  return { ...filled, game_code, name_en: name.value, type: type.value };
}
