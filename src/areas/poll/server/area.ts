import { defineArea } from '#server/areas/define-area.ts';
import { systemContext } from '#server/context/context-factory.ts';
import { addAnswerControl } from './add-answer-control.ts';
import { pollEffects } from './effects.ts';
import { pollTasks } from './jobs.ts';
import { scheduleTopic } from './poll-row.ts';
import { decideDistribute } from './prizes/decide-distribute.ts';
import { pollServices } from './services.ts';
import { takeAnswer } from './take-answer.ts';

export const area = defineArea('poll', () => ({
  services: pollServices,
  effects: pollEffects,
  ingests: { 'ingest.poll_answers': { one: takeAnswer } },
  decisions: { 'rank_rewards.distribute': decideDistribute },
  tasks: ({ context }) => pollTasks(context),
  begins: [scheduleTopic],
  walletLines: { poll_reward: 'gift' },
  sandbox: (app, platform) => addAnswerControl(app, systemContext(platform, 'sandbox.poll')),
}));
