// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { type GetHook, useGet } from '#web/data/hooks.ts';
import { agentCreditfree } from '../calls/agent.ts';

export const useAgentCreditfree: GetHook<typeof agentCreditfree> = (query, options) => useGet(agentCreditfree, query, options);
