import { effect } from '#server/context/effect.ts';
import { callbackAddress } from '#server/providers/callback-address.ts';

/** Milliseconds for which a secret counts beside the one that replaced it. Changed twice, it counts no more. */
const overlap = 24 * 60 * 60_000;

/** Gives an account the address at which its gateway reports to us. One that it has already stays: the gateway knows it. */
export function callbackUrl(publicUrl: string) {
  return effect('gateway.callback_url', async ({ row }) => {
    if (row.callback_url) return;
    return { callback_url: callbackAddress(publicUrl, row.gateway, row.id) };
  });
}

/** The same for a changed account; a secret that was replaced keeps counting for callbacks until the gateway has the new one. */
export function accountUpdate(publicUrl: string) {
  return effect('gateway.account_update', async ({ before, row }, { clock }) => {
    const address = row.callback_url ? {} : { callback_url: callbackAddress(publicUrl, row.gateway, row.id) };
    const replaced = before?.secret_key ?? null;
    if (replaced === null || replaced === row.secret_key) return address;
    const until = new Date(clock.now().getTime() + overlap);
    return { ...address, previous_secret_key: replaced, previous_secret_until: until };
  });
}
