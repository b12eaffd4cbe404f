import { afterAll, beforeAll, expect, test } from 'vitest';
import { openMigrated } from '../../../tests/support/migrated-database.ts';
import { stillWait } from '../../../tests/support/still-wait.ts';
import type { OpenDatabase } from '../db/connect.ts';
import { addProviders } from '../demo/reference.ts';
import { closedGameLists, type GameListPort, gameListPort } from './game-lists.ts';
import { readOffer } from './offered-game.ts';
import { ProviderError } from './ports.ts';
import type { RawAnswer } from './protocol.ts';
import { type Mood, moodOf } from './sandbox/game-lists.ts';
import { sandboxProviders } from './sandbox/sandbox-providers.ts';

const seed = '20260131';
const start = Date.parse('2026-01-31T05:00:00Z');

let database: OpenDatabase;
let clock = new Date(start);
let lists: GameListPort;
beforeAll(async () => {
  database = await openMigrated();
  await database.db.transaction().execute((tx) => addProviders(tx, clock));
  lists = sandboxProviders(database.db, { latency: [0, 1], wait: stillWait() }, () => clock).gameLists;
});
afterAll(() => database.close());

/** Sets the clock to a moment at which the provider is so. */
function wait(provider: string, mood: Mood): void {
  for (let at = 0; at < 5_000; at += 1) {
    clock = new Date(start + at * 60_000);
    if (moodOf(seed, provider, clock) === mood) return;
  }
  throw new Error(`${provider} is never ${mood}`);
}

const json = (body: unknown, more: Partial<RawAnswer> = {}): RawAnswer => ({
  ...{ status: 200, contentType: 'application/json', body: JSON.stringify(body) },
  ...more,
});
const answering = (raw: RawAnswer) => gameListPort({ list: async () => raw }, { timeout: 100, wait: stillWait() });
const game = { game_code: 'a', name_en: 'A', type: 'slot' };

test('a provider lists every game once, and the same again later', async () => {
  wait('JILI', 'well');
  const games = await lists.games('JILI');
  expect(games.length).toBeGreaterThan(50);
  expect(new Set(games.map(({ game_code }) => game_code)).size).toBe(games.length);
  expect(new Set(games.map(({ sub_provider_code }) => sub_provider_code))).toEqual(
    new Set(['JILI-SLOT', 'JILI-FISH', 'JILI-CARD']),
  );
  wait('JILI', 'slow');
  expect(await lists.games('JILI')).toEqual(games);
  expect(await lists.games('NOBODY')).toEqual([]);
});

test.each([
  ['down', false],
  ['silent', true],
  ['cut off', false],
] as const)('a provider that is %s gives no list at all', async (mood, timeout) => {
  wait('PGS', mood);
  const failure = await lists.games('PGS').catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ProviderError);
  expect(failure).toMatchObject({ timeout });
});

test.each<readonly [string, RawAnswer]>([
  ['a page', json({}, { contentType: 'text/html', body: '<html>' })],
  ['half of it', json({ games: [game], total: 2 })],
  ['no list', json({ total: 0 })],
  ['a game twice', json({ games: [game, game], total: 2 })],
  ['a game that cannot be read', json({ games: [{ ...game, rtp_pct: '12' }], total: 1 })],
  ['an error', json({ games: [game], total: 1 }, { status: 500 })],
  ['too much', json({ games: [{ ...game, pad: 'x'.repeat(8_000_001) }], total: 1 })],
])('an answer with %s is none', async (_what, raw) => {
  await expect(answering(raw).games('X')).rejects.toThrow(ProviderError);
});

test('a whole list is read; without a connection every call fails with a message', async () => {
  expect(await answering(json({ games: [game], total: 1 })).games('X')).toEqual([game]);
  await expect(closedGameLists.games('X')).rejects.toThrow(/ยังไม่ได้เชื่อมต่อ/);
});

test('an offer is read in several spellings, and a missing field stays absent', () => {
  const read = readOffer({
    ...{ game_code: ' a-1 ', name_en: 'A\u200b  B', type: 'สล็อต', rtp_pct: '96.5%', platforms: 'desktop, mobile' },
    ...{ has_demo: 'ใช่', has_freespin: '0', has_jackpot: '' },
  });
  expect(read).toEqual({
    ...{ game_code: 'a-1', name_en: 'A B', type: 'slot', rtp_pct: '96.5000', platforms: ['mobile', 'desktop'] },
    ...{ has_demo: true, has_freespin: false },
  });
  for (const wrong of [
    { game_code: '' },
    { name_en: '' },
    { type: 'chess' },
    { rtp_pct: '9' },
    { platforms: 'tv' },
    { has_demo: 'x' },
  ]) {
    expect(readOffer({ ...game, ...wrong })).toHaveProperty('problem');
  }
});
