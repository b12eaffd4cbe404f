import { defineArea } from '#server/areas/define-area.ts';
import { systemContext } from '#server/context/context-factory.ts';
import { addSpinControl } from './add-spin-control.ts';
import { wheelEffects } from './effects.ts';
import { wheelTasks } from './jobs.ts';

export const area = defineArea('wheel', () => ({
  effects: wheelEffects,
  tasks: ({ context }) => wheelTasks(context),
  sandbox: (app, platform) => addSpinControl(app, systemContext(platform, 'sandbox.wheel')),
}));
