import { defineArea } from '#server/areas/define-area.ts';
import { addCallbacks } from './callback/add-callbacks.ts';
import { gatewayEffects } from './effects.ts';
import { gatewayTasks } from './jobs.ts';
import { gatewayServices } from './services.ts';

export const area = defineArea('gateway', ({ settings, payouts }) => ({
  services: gatewayServices(payouts),
  effects: gatewayEffects(settings),
  tasks: ({ context }) => gatewayTasks(context, payouts),
  routes: addCallbacks,
}));
