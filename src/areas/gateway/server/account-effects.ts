import { effect } from '#server/context/effect.ts';
import { callbackAddress } from '#server/providers/callback-address.ts';

/** Milliseconds for which a replaced secret is still accepted. Only the latest replaced secret is kept. */
const overlap = 24 * 60 * 60_000;

/**
 * Gives an account the URL for its gateway's callbacks. An existing URL is kept, because the gateway has it configured.
 */
export function callbackUrl(publicUrl: string) {
  return effect('gateway.callback_url', async ({ row }) => {
    if (row.callback_url) return;
    return { callback_url: callbackAddress(publicUrl, row.gateway, row.id) };
  });
}

/**
 * The same for a changed account; a replaced secret is still accepted in callbacks until the gateway has the new one.
 */
export function accountUpdate(publicUrl: string) {
  return effect('gateway.account_update', async ({ before, row }, { clock }) => {
    const address = row.callback_url ? {} : { callback_url: callbackAddress(publicUrl, row.gateway, row.id) };
    const replacedSecret = before?.secret_key ?? null;
    if (replacedSecret === null || replacedSecret === row.secret_key) return address;
    const until = new Date(clock.now().getTime() + overlap);
    return { ...address, previous_secret_key: replacedSecret, previous_secret_until: until };
  });
}
