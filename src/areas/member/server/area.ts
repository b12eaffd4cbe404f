import { defineArea } from '#server/areas/define-area.ts';
import { affiliateTask, affiliateTopic } from './affiliate-day.ts';
import { memberIngests } from './ingest/ingests.ts';
import { startMemberRounds } from './rounds.ts';
import { memberServices } from './services.ts';

export const area = defineArea('member', (tools) => ({
  services: memberServices(tools),
  ingests: memberIngests,
  tasks: ({ context }) => ({ [affiliateTopic]: affiliateTask(context) }),
  rounds: ({ context }, logger) => [startMemberRounds(context, logger)],
}));
