import type { ServiceName, Services } from '#generated/api/handlers.ts';
import type { Context } from '#server/context/context.ts';
import type { Platform } from '#server/context/platform.ts';
import { agentChannels } from './channels.ts';
import { agentConfigs, agentConfigsUpdate } from './configs.ts';

/** The hand-written calls of this area, by their manifest names; labels come from the deployment. */
export const agentServices = (tools: Pick<Platform, 'cipher' | 'entities'>) =>
  ({
    'agent.channels': agentChannels,
    'agent.configs': agentConfigs(tools),
    'agent.configs_update': agentConfigsUpdate(tools),
  }) satisfies Pick<Services<Context>, Extract<ServiceName, `agent.${string}`>>;
