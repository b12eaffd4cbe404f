import { defineArea } from '#server/areas/define-area.ts';
import { systemContext } from '#server/context/context-factory.ts';
import { addClaimControl } from './add-claim-control.ts';
import { questEffects } from './effects.ts';
import { questTasks } from './jobs.ts';
import { questSchedule, questTopic } from './quest-task.ts';
import { takeClaim } from './take-claim.ts';

export const area = defineArea('quest', () => ({
  effects: questEffects,
  ingests: { 'ingest.quest_claims': { one: takeClaim } },
  tasks: ({ context }) => questTasks(context),
  schedules: [questSchedule],
  begins: [questTopic],
  walletLines: { quest_reward: 'gift' },
  sandbox: (app, platform) => addClaimControl(app, systemContext(platform, 'sandbox.quest')),
}));
