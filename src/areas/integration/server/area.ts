import { defineArea } from '#server/areas/define-area.ts';
import { webhookCare, webhookCareTopic } from './webhooks/care.ts';
import { webhookEffects } from './webhooks/effects.ts';
import { deliverEvents } from './webhooks/events.ts';
import { sender } from './webhooks/send.ts';
import { webhookServices } from './webhooks/services.ts';
import { startDeliveries } from './webhooks/worker.ts';

export const area = defineArea('integration', (tools) => ({
  services: { ...webhookServices(tools) },
  effects: { ...webhookEffects(tools) },
  hears: deliverEvents(tools),
  tasks: ({ context }) => ({ [webhookCareTopic]: webhookCare(context) }),
  begins: [webhookCareTopic],
  rounds: ({ context, platform }, logger) => {
    const { cipher, clock, settings } = platform;
    const send = sender(settings, () => clock.now());
    return [startDeliveries({ context, cipher, send, stopDays: settings.webhookStopDays }, logger).stop];
  },
}));
