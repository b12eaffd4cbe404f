import { type Patience, reasonOf, withTimeout } from './guarded-port.ts';
import { maxGames, type OfferedGame, readOffer } from './offered-game.ts';
import { ProviderError } from './ports.ts';
import type { RawAnswer } from './protocol.ts';
import { providersTexts } from './texts.ts';

/** A provider of games, by its code: `JILI`. */
export interface GameListPort {
  /**
   * Every game that the provider offers now. Throws ProviderError when it gives no whole, readable list: half of one
   * would make the other half look withdrawn. No call may be made while a database transaction is open.
   */
  games(provider: string): Promise<readonly OfferedGame[]>;
}

/** The least that a provider's interface must offer; `gameListPort` makes a port of it. */
export interface GameListTransport {
  list(provider: string, signal: AbortSignal): Promise<RawAnswer>;
}

/** Longest list in characters. */
const longest = 8_000_000;

function rowsIn(raw: RawAnswer): readonly unknown[] {
  if (raw.status !== 200) throw new ProviderError(providersTexts.gamesHttp({ status: raw.status }));
  if (!raw.contentType.includes('json') || raw.body.length > longest)
    throw new ProviderError(providersTexts.gamesIllegible);
  let body: unknown;
  try {
    body = JSON.parse(raw.body);
  } catch {
    throw new ProviderError(providersTexts.gamesCutOff);
  }
  const held = typeof body === 'object' && body !== null ? body : {};
  const games = 'games' in held ? held.games : undefined;
  const total = 'total' in held ? held.total : undefined;
  if (!Array.isArray(games) || total !== games.length) throw new ProviderError(providersTexts.gamesMissing);
  if (games.length > maxGames) throw new ProviderError(providersTexts.gamesTooMany);
  return games;
}

/** A port over a transport, with the judgement that all providers of games share. */
export function gameListPort(transport: GameListTransport, patience: Patience): GameListPort {
  return {
    async games(provider) {
      try {
        const raw = await withTimeout((signal) => transport.list(provider, signal), patience);
        const codes = new Set<string>();
        return rowsIn(raw).map((row) => {
          const game = readOffer(typeof row === 'object' && row !== null ? { ...row } : {});
          if ('problem' in game) throw new ProviderError(providersTexts.gameIllegible({ problem: game.problem }));
          if (codes.has(game.game_code))
            throw new ProviderError(providersTexts.gameTwice({ gameCode: game.game_code }));
          codes.add(game.game_code);
          return game;
        });
      } catch (error) {
        throw error instanceof ProviderError ? error : new ProviderError(reasonOf(error));
      }
    },
  };
}

/** Used if no game provider is connected: every call fails with that message. */
export const closedGameLists: GameListPort = {
  async games() {
    throw new ProviderError(providersTexts.gamesClosed);
  },
};
