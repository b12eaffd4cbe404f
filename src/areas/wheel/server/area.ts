import { defineArea } from '#server/areas/define-area.ts';
import { systemContext } from '#server/context/context-factory.ts';
import { addSpinControl } from './add-spin-control.ts';
import { wheelEffects } from './effects.ts';
import { wheelTasks } from './jobs.ts';
import { rewardChanged } from './reward-changed.ts';
import { takeSpin } from './take-spin.ts';
import { wheelSchedule } from './wheel-rules.ts';

export const area = defineArea('wheel', () => ({
  effects: wheelEffects,
  ingests: { 'ingest.spins': { one: takeSpin } },
  tasks: ({ context }) => wheelTasks(context),
  schedules: [wheelSchedule],
  rewardChanged,
  walletLines: { wheel_reward: 'gift', wheel_spin: 'out' },
  sandbox: (app, platform) => addSpinControl(app, systemContext(platform, 'sandbox.wheel')),
}));
