import type { Step } from './audit-step.ts';

/** An agent of its own, changed, and one of its settings. */
export const agentSteps: readonly Step[] = [
  {
    call: 'agent.update',
    body: async (scene) => ({ agent_id: 2, version: await scene.versionOf('agent', 2), note: 'ตรวจสอบ' }),
  },
  {
    call: 'agent.configs_update',
    body: () => ({ agent_id: 2, version: 1, values: { withdraw_max: '40000.00', maintenance: 'true' } }),
  },
];
