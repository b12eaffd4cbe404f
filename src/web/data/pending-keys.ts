/**
 * Idempotency keys of money calls whose result is not known. A key is stored before the call leaves, so that it
 * survives a lost answer and a reload: sending the same thing again repeats the key, and the server performs it once.
 */
export interface PendingKeys {
  /** The key for this call and body: the stored one after a lost answer, else a new one. */
  take(callId: string, body: unknown): string;
  /** A clear answer came: the next call of the same kind is a new one. */
  forget(callId: string, body: unknown): void;
  clear(): void;
}

const storageKey = 'pending_keys';
const lifetime = 24 * 60 * 60 * 1000;

type Entries = Readonly<Record<string, { readonly key: string; readonly at: number }>>;

/** Keeps the keys in `storage` (session storage: they belong to this tab and die with it). */
export function createPendingKeys(storage: Storage | undefined, now: () => number = Date.now): PendingKeys {
  let entries = read(storage);
  const write = (next: Entries) => {
    entries = next;
    try {
      if (Object.keys(next).length === 0) storage?.removeItem(storageKey);
      else storage?.setItem(storageKey, JSON.stringify(next));
    } catch {
      // Without storage the key lives until the page closes; a second press in this page still repeats it.
    }
  };
  return {
    take(callId, body) {
      const name = fingerprint(callId, body);
      const entry = entries[name];
      if (entry && now() - entry.at < lifetime) return entry.key;
      const key = crypto.randomUUID();
      write({ ...entries, [name]: { key, at: now() } });
      return key;
    },
    forget(callId, body) {
      const { [fingerprint(callId, body)]: _gone, ...rest } = entries;
      write(rest);
    },
    clear: () => write({}),
  };
}

function read(storage: Storage | undefined): Entries {
  try {
    const stored: unknown = JSON.parse(storage?.getItem(storageKey) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    return Object.fromEntries(
      Object.entries(stored).filter(([, value]) => typeof value?.key === 'string' && typeof value?.at === 'number'),
    );
  } catch {
    return {};
  }
}

/** Call and body as one short text. A collision would need two bodies that agree in a 53-bit hash within a day. */
function fingerprint(callId: string, body: unknown): string {
  const text = JSON.stringify(body, (_key, value) =>
    value instanceof Blob ? `${value.size}:${value.type}:${value instanceof File ? value.name : ''}` : value,
  );
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let i = 0; i < (text ?? '').length; i++) {
    const unit = text.charCodeAt(i);
    high = Math.imul(high ^ unit, 2654435761);
    low = Math.imul(low ^ unit, 1597334677);
  }
  return `${callId}:${(high >>> 0).toString(36)}${(low >>> 0).toString(36)}`;
}
