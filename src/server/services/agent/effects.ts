import type { EffectName, Effects } from '#generated/api/handlers.ts';
import type { TransactionContext } from '../../context/context.ts';
import { agentUpdate } from './agent-update.ts';

/** The hand-written parts of this area's writes, by the names of the manifest. */
export const agentEffects = {
  'agent.update': agentUpdate,
} satisfies Pick<Effects<TransactionContext>, Extract<EffectName, `agent.${string}`>>;
