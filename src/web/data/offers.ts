import { announcedName, type Call } from '#contract/call.ts';
import { isRecord } from '#web/core/is-record.ts';
import { createStore } from '#web/store/create-store.ts';

/** `unasked`: the server has not said which extensions it has, and this one has not been tried yet. */
export type Offer = 'offered' | 'absent' | 'unasked';

/**
 * Which extensions (calls that the specification does not have) the server offers. A server may announce them when it is
 * greeted; one that announces none is tried, call by call, and what it answers is remembered for the session.
 */
export interface Offers {
  /** Every call of the specification is offered; so is an untried extension until the server has been greeted. */
  of(call: Call): Offer;
  /** The reply to the handshake. Another server, version or announcement makes what was remembered void. */
  greeted(reply: unknown): void;
  /** The server has answered an extension: it has the call, or it does not know it. */
  met(call: Call, isThere: boolean): void;
  /** Shall it be tried behind the back of the person? Once for each extension, until what was tried is forgotten. */
  mayTry(call: Call): boolean;
  subscribe(listener: () => void): () => void;
  /** Changes whenever an answer of `of` may. */
  revision(): number;
  /** The session is over: what was tried is forgotten, what the server announced is not. */
  forget(): void;
}

/** What is kept for the session. */
interface Kept {
  /** Which server, in which version; undefined until it has been greeted. */
  readonly server: string | undefined;
  /** Names of the extensions that it announces; undefined when it announces nothing. */
  readonly announced: readonly string[] | undefined;
  /** Extensions that were tried, by name. */
  readonly met: Readonly<Record<string, boolean>>;
}

const storageKey = 'offers';
const nothing: Kept = { server: undefined, announced: undefined, met: {} };

const textsOf = (value: unknown): readonly string[] | undefined =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : undefined;

/** An announcement of what is then not there came from another server than the answers do: it counts for nothing. */
const announcement = ({ announced, met }: Kept) =>
  announced?.some((name) => met[name] === false) ? undefined : announced;

/** `report` is given the name of each extension that the server turns out not to have, once. */
export function createOffers(storage: Storage | undefined, report: (name: string) => void = () => undefined): Offers {
  let kept = read(storage);
  const store = createStore(kept);
  let revision = 0;
  const tried = new Set<string>();
  store.subscribe(() => {
    kept = store.get();
    revision += 1;
    try {
      storage?.setItem(storageKey, JSON.stringify(kept));
    } catch {
      // Without storage it is known until the page closes.
    }
  });

  const offers: Offers = {
    of(call) {
      if (!call.extension) return 'offered';
      const name = announcedName(call);
      const met = kept.met[name];
      if (met !== undefined) return met ? 'offered' : 'absent';
      if (kept.server === undefined) return 'offered';
      const announced = announcement(kept);
      if (!announced) return 'unasked';
      return announced.includes(name) ? 'offered' : 'absent';
    },
    greeted(reply) {
      const data = isRecord(reply) && isRecord(reply.data) ? reply.data : {};
      const announced = textsOf(data.extensions);
      const server = JSON.stringify([data.server_key, data.api_version, data.version]);
      const isSame = server === kept.server && JSON.stringify(announced) === JSON.stringify(kept.announced);
      // What was tried before the greeting was tried on this server.
      if (isSame) return;
      tried.clear();
      store.set({ server, announced, met: kept.server === undefined ? kept.met : {} });
    },
    met(call, isThere) {
      const name = announcedName(call);
      if (!call.extension || kept.met[name] === isThere) return;
      if (isThere && kept.announced?.includes(name)) return;
      if (!isThere) report(name);
      store.set({ ...kept, met: { ...kept.met, [name]: isThere } });
    },
    mayTry(call) {
      const name = announcedName(call);
      if (call.method !== 'GET' || offers.of(call) !== 'unasked' || tried.has(name)) return false;
      tried.add(name);
      return true;
    },
    subscribe: store.subscribe,
    revision: () => revision,
    forget() {
      tried.clear();
      if (Object.keys(kept.met).length > 0) store.set({ ...kept, met: {} });
    },
  };
  return offers;
}

function read(storage: Storage | undefined): Kept {
  try {
    const stored: unknown = JSON.parse(storage?.getItem(storageKey) ?? 'null');
    if (!isRecord(stored) || typeof stored.server !== 'string' || !isRecord(stored.met)) return nothing;
    const met = Object.entries(stored.met).filter((one): one is [string, boolean] => typeof one[1] === 'boolean');
    return { server: stored.server, announced: textsOf(stored.announced), met: Object.fromEntries(met) };
  } catch {
    return nothing;
  }
}
