import type { EffectName } from '#generated/api/handlers.ts';
import type { CheckedEffects } from '#server/context/effect.ts';
import type { Settings } from '#server/settings/settings.ts';
import { accountUpdate, callbackUrl } from './account-effects.ts';

/** The hand-written parts of the writes that all gateways share, by their manifest names. */
export const gatewayEffects = ({ publicUrl }: Pick<Settings, 'publicUrl'>) =>
  ({
    'gateway.account_update': accountUpdate(publicUrl),
    'gateway.callback_url': callbackUrl(publicUrl),
  }) satisfies Pick<CheckedEffects, Extract<EffectName, `gateway.${string}`>>;
