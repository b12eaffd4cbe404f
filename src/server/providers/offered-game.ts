import type { GameTable } from '#generated/api/database.ts';
import { gameTypeOptions } from '#generated/api/enums/game-type.ts';

export type GameType = GameTable['type'];
export type GamePlatform = GameTable['platforms'][number];

/** A game as its provider (or a file of it) tells of it. What is absent was not told, and says nothing. */
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
export const mostGames = 20_000;

type Read<T> = { readonly value: T | undefined } | { readonly problem: string };

const isType = (text: string): text is GameType => gameTypeOptions.some(({ value }) => value === text);

function plain(value: unknown): string {
  const text = typeof value === 'number' || typeof value === 'boolean' ? String(value) : value;
  if (typeof text !== 'string') return '';
  return text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim();
}

function readText(value: unknown, longest: number, what: string): Read<string> {
  const text = plain(value);
  if (text.length > longest) return { problem: `${what}ยาวเกิน ${longest} ตัวอักษร` };
  return { value: text === '' ? undefined : text };
}

function readPercent(value: unknown): Read<string> {
  const text = plain(value).replace(/\s*%$/, '');
  if (text === '') return { value: undefined };
  const number = Number(text);
  if (!/^[0-9]{1,3}(?:\.[0-9]{1,4})?$/.test(text) || number < 80 || number > 100) {
    return { problem: 'RTP ต้องเป็นตัวเลข 80–100' };
  }
  return { value: number.toFixed(4) };
}

const yes: ReadonlySet<string> = new Set(['true', '1', 'yes', 'y', 'ใช่', 'มี']);
const no: ReadonlySet<string> = new Set(['false', '0', 'no', 'n', 'ไม่', 'ไม่มี', 'ไม่ใช่']);

function readFlag(value: unknown, what: string): Read<boolean> {
  const text = plain(value).toLowerCase();
  if (text === '') return { value: undefined };
  if (yes.has(text)) return { value: true };
  return no.has(text) ? { value: false } : { problem: `${what}ต้องเป็น true หรือ false` };
}

function readPlatforms(value: unknown): Read<readonly GamePlatform[]> {
  const words = (Array.isArray(value) ? value.map(plain) : plain(value).split(/[\s,;|/]+/))
    .map((word) => word.toLowerCase())
    .filter((word) => word !== '');
  if (words.length === 0) return { value: undefined };
  if (words.some((word) => word !== 'mobile' && word !== 'desktop')) {
    return { problem: 'อุปกรณ์ต้องเป็น mobile หรือ desktop' };
  }
  // In one order, so that the same devices are never a difference.
  return { value: (['mobile', 'desktop'] as const).filter((one) => words.includes(one)) };
}

function readType(value: unknown): Read<GameType> {
  const text = plain(value).toLowerCase();
  const named = gameTypeOptions.find(({ label }) => label.th === plain(value) || label.en.toLowerCase() === text);
  if (named && isType(named.value)) return { value: named.value };
  return isType(text) ? { value: text } : { problem: `ไม่รู้จักหมวด “${text.slice(0, 40)}”` };
}

const code = /^[A-Za-z0-9][A-Za-z0-9._:-]{0,63}$/;

/** Reads one game of a list. What is wrong with it is told in Thai, about the first thing that is. */
export function readOffer(row: Readonly<Record<string, unknown>>): OfferedGame | { readonly problem: string } {
  const game_code = plain(row.game_code);
  if (!code.test(game_code)) return { problem: game_code === '' ? 'ไม่มีรหัสเกม' : 'รหัสเกมไม่ถูกต้อง' };
  const read = {
    name_en: readText(row.name_en, 120, 'ชื่ออังกฤษ'),
    name_th: readText(row.name_th, 120, 'ชื่อไทย'),
    type: readType(row.type),
    sub_provider_code: readText(row.sub_provider_code, 24, 'รหัสค่ายย่อย'),
    rtp_pct: readPercent(row.rtp_pct),
    platforms: readPlatforms(row.platforms),
    has_demo: readFlag(row.has_demo, 'ทดลองเล่น'),
    has_freespin: readFlag(row.has_freespin, 'ฟรีสปิน'),
    has_jackpot: readFlag(row.has_jackpot, 'แจ็กพอต'),
  };
  const wrong = Object.values(read).find((one) => 'problem' in one);
  if (wrong && 'problem' in wrong) return { problem: wrong.problem };
  const { name_en: name, type } = read;
  if (!('value' in name) || name.value === undefined) return { problem: 'ไม่มีชื่ออังกฤษ' };
  if (!('value' in type) || type.value === undefined) return { problem: 'ไม่มีหมวด' };
  const told = Object.fromEntries(
    Object.entries(read).flatMap(([key, one]) => ('value' in one && one.value !== undefined ? [[key, one.value]] : [])),
  );
  return { ...told, game_code, name_en: name.value, type: type.value };
}
