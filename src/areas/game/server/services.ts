import type { ServiceName, Services } from '#generated/api/handlers.ts';
import type { Context } from '#server/context/context.ts';
import { configCopy } from './config-copy.ts';
import { apply } from './updater/apply.ts';
import { diff } from './updater/diff.ts';

/** The hand-written calls of this area, by their manifest names. */
export const gameServices = {
  'game.diff': diff,
  'game.import': apply,
  'provider.config_copy': configCopy,
} satisfies Pick<Services<Context>, Extract<ServiceName, `${'game' | 'provider'}.${string}`>>;
