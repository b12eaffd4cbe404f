import { defineArea } from '#server/areas/define-area.ts';
import { keyEffects } from './keys/effects.ts';
import { exampleOf } from './keys/example.ts';
import { decideRevocation } from './keys/revocation.ts';
import { keyServices } from './keys/services.ts';
import { keySchedule, keyTasks, keyTopic } from './keys/time.ts';
import { webhookCare, webhookCareTopic } from './webhooks/care.ts';
import { webhookEffects } from './webhooks/effects.ts';
import { deliverEvents } from './webhooks/events.ts';
import { sender } from './webhooks/send.ts';
import { webhookServices } from './webhooks/services.ts';
import { startDeliveries } from './webhooks/worker.ts';

export const area = defineArea('integration', (tools) => ({
  services: { ...keyServices(exampleOf(tools.endpoints, tools.deployment)), ...webhookServices(tools) },
  effects: { ...keyEffects, ...webhookEffects(tools) },
  decisions: { 'key.revoke': decideRevocation },
  hears: deliverEvents(tools),
  schedules: [keySchedule],
  tasks: (job) => ({ ...keyTasks(job), [webhookCareTopic]: webhookCare(job.context) }),
  begins: [keyTopic, webhookCareTopic],
  rounds: ({ context, platform }, logger) => {
    const { cipher, clock, settings } = platform;
    const send = sender(settings, () => clock.now());
    return [startDeliveries({ context, cipher, send, stopDays: settings.webhookStopDays }, logger).stop];
  },
}));
