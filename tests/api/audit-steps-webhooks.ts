import type { Endpoint } from '#contract/endpoint.ts';
import type { Makers, Step } from './audit-step.ts';

/** Endpoints and what is done to them; what needs a delivery is tested in webhooks.test.ts. */
export const webhookSteps = (find: (id: string) => Endpoint, { created, known }: Makers): readonly Step[] => [
  {
    call: 'webhook.add',
    body: () =>
      created(find('webhook.add'), {
        name: 'ระบบบัญชี',
        url: 'https://books.example.test/hook',
        events: ['withdrawal.paid'],
        agent_ids: [1],
      }),
  },
  known('webhook', 'id', 'webhook_endpoint', { name: 'ระบบบัญชีใหม่' }),
  { call: 'webhook.secret', body: (scene) => ({ id: scene.keyOf('webhook.add') }) },
  { call: 'webhook.rotate', body: (scene) => ({ id: scene.keyOf('webhook.add'), overlap_hours: 24 }) },
  { call: 'webhook.test', body: (scene) => ({ id: scene.keyOf('webhook.add') }) },
  { call: 'webhook.pause', body: (scene) => ({ id: scene.keyOf('webhook.add') }) },
  { call: 'webhook.resume', body: (scene) => ({ id: scene.keyOf('webhook.add') }) },
  {
    call: 'delivery.replay_failed',
    body: (scene) => ({ id: scene.keyOf('webhook.add'), since: '2026-01-01T00:00:00.000Z' }),
  },
];

/** Calls that need more than a JSON body to succeed. */
export const webhookElsewhere: Readonly<Record<string, string>> = {
  'delivery.replay': 'a delivery that came to an end: webhooks.test.ts',
};
