// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Call } from '#contract/call.ts';

export const agentCreditfree: Call = { id: 'agent.creditfree', method: 'GET', path: '/api/agent/creditfree', permission: 'report.creditfree.view', onError: 'log' };
