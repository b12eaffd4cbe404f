import { load, save } from '#web/store/persistent-store.ts';

const key = 'known_device';

/**
 * The secret by which the server knows a browser that somebody has signed in with: strangers who guess at the account
 * cannot keep it out. It opens nothing, belongs to the browser rather than to a person, and outlives signing out.
 */
export function rememberedDevice(): string | undefined {
  const kept = load(key);
  return typeof kept === 'string' && /^[\w-]{43}$/.test(kept) ? kept : undefined;
}

/** Keeps the secret that a reply brings, if it brings one. */
export function rememberDevice(reply: unknown): void {
  if (typeof reply !== 'object' || reply === null || !('device_token' in reply)) return;
  if (typeof reply.device_token === 'string') save(key, reply.device_token);
}
