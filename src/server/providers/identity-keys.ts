import { createLocalJWKSet, errors } from 'jose';
import { IdentityUnavailable } from './identity.ts';

/** The part of `fetch` that is used; tests hand in their own. */
export type FetchKeys = (
  url: string,
  options: { readonly signal: AbortSignal },
) => Promise<Pick<Response, 'ok' | 'headers' | 'text'>>;

type KeySet = ReturnType<typeof createLocalJWKSet>;

/** Finds the key that a token's header names; rejects when there is none. */
export type KeyLookup = (...token: Parameters<KeySet>) => ReturnType<KeySet>;

const second = 1000;
/** However long the service declares its keys valid, they are fetched at least once a day … */
const longest = 86_400 * second;
/** … and at most this often, also for a key that nobody has heard of. */
const shortest = 30 * second;

/** `max-age` of an answer in milliseconds, within reason. */
function lifeOf(cacheControl: string | null): number {
  const seconds = Number(/(?:^|[\s,])max-age=(\d{1,9})(?:$|[\s,])/i.exec(cacheControl ?? '')?.[1] ?? 0);
  return Math.min(longest, Math.max(shortest, seconds * second));
}

async function fetchKeys(url: string, fetcher: FetchKeys): Promise<{ readonly keys: KeySet; readonly life: number }> {
  try {
    const response = await fetcher(url, { signal: AbortSignal.timeout(5_000) });
    if (!response.ok) throw new Error('the keys were refused');
    // The constructor throws on anything that is no set of keys.
    const keys = createLocalJWKSet(JSON.parse(await response.text()));
    return { keys, life: lifeOf(response.headers.get('cache-control')) };
  } catch {
    throw new IdentityUnavailable('the keys of the identity service cannot be read');
  }
}

/**
 * The public keys of an identity service, kept as long as its answer says and fetched by one request at a time. A key
 * that is not among them makes it ask once more, for keys change; when they cannot be had, nothing is accepted.
 */
export function remoteKeys(url: string, fetcher: FetchKeys, now: () => Date): KeyLookup {
  let kept: { readonly keys: KeySet; readonly fetched: number; readonly until: number } | undefined;
  let under: Promise<KeySet> | undefined;

  function refresh(): Promise<KeySet> {
    under ??= fetchKeys(url, fetcher)
      .then(({ keys, life }) => {
        const fetched = now().getTime();
        kept = { keys, fetched, until: fetched + life };
        return keys;
      })
      .finally(() => {
        under = undefined;
      });
    return under;
  }

  return async (header, token) => {
    const present = now().getTime();
    const keys = kept && present < kept.until ? kept.keys : await refresh();
    try {
      return await keys(header, token);
    } catch (error) {
      const mayAsk = error instanceof errors.JWKSNoMatchingKey && kept && present >= kept.fetched + shortest;
      if (!mayAsk) throw error;
      return (await refresh())(header, token);
    }
  };
}
