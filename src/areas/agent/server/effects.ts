import type { EffectName } from '#generated/api/handlers.ts';
import type { CheckedEffects } from '#server/context/effect.ts';
import { agentUpdate } from './agent-update.ts';

/** The hand-written parts of this area's writes, by their manifest names. */
export const agentEffects = {
  'agent.update': agentUpdate,
} satisfies Pick<CheckedEffects, Extract<EffectName, `agent.${string}`>>;
