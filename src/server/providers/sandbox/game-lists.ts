import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Executor } from '../../db/sql.ts';
import { many } from '../../db/sql.ts';
import type { GameListTransport } from '../game-lists.ts';
import type { RawAnswer } from '../protocol.ts';
import type { Wait } from '../wait.ts';
import { currentGames, type Part } from './game-catalogue.ts';
import { silence } from './reply.ts';
import { chance } from './scenarios.ts';

/** How a provider answers for a while. */
export type Mood = 'well' | 'slow' | 'down' | 'silent' | 'cut off';

/** Milliseconds that a mood lasts. */
const spell = 5 * 60_000;

/** The mood of a provider at a moment: the same for the same seed, and sooner or later another. */
export function moodOf(seed: string, provider: string, now: Date): Mood {
  const drawn = chance(seed, `mood ${provider} ${Math.floor(now.getTime() / spell)}`);
  if (drawn < 0.04) return 'down';
  if (drawn < 0.055) return 'silent';
  if (drawn < 0.07) return 'cut off';
  return drawn < 0.17 ? 'slow' : 'well';
}

interface Settings {
  readonly seed: string;
  /** Shortest and longest latency in milliseconds. */
  readonly latency: readonly [number, number];
  /** See SandboxSettings. */
  readonly wait?: Wait;
}

/**
 * Providers of games, played by the sandbox: their lists are invented and always the same, and now and then one is slow,
 * down, silent, or breaks off. Which parts a provider has is read from the table of parts.
 */
export function sandboxGameLists(
  db: Executor,
  { seed, latency: [least, most], wait }: Settings,
  now: () => Date,
): GameListTransport {
  return {
    async list(provider, signal): Promise<RawAnswer> {
      const mood = moodOf(seed, provider, now());
      if (mood === 'silent') return silence(signal, wait);
      const usual = least + chance(seed, `list ${provider}`) * (most - least);
      await sleep(usual * (mood === 'slow' ? 6 : 1), undefined, { signal });
      if (mood === 'down') return { status: 503, contentType: 'text/html', body: '<h1>503 Service Unavailable</h1>' };
      const parts = await many(
        sql<Part>`
          select part.code, part.type from sub_provider part join provider on provider.id = part.provider_id
          where provider.code = ${provider} order by part.code`,
        db,
      );
      const games = parts.flatMap((part) => currentGames(part, seed));
      const body = JSON.stringify({ games, total: games.length });
      const sent = mood === 'cut off' ? body.slice(0, Math.floor(body.length / 2)) : body;
      return { status: 200, contentType: 'application/json', body: sent };
    },
  };
}
