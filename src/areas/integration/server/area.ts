import { defineArea } from '#server/areas/define-area.ts';
import { keyEffects } from './keys/effects.ts';
import { exampleOf } from './keys/example.ts';
import { decideRevocation } from './keys/revocation.ts';
import { keyServices } from './keys/services.ts';
import { keySchedule, keyTasks, keyTopic } from './keys/time.ts';

export const area = defineArea('integration', ({ endpoints, deployment }) => ({
  services: { ...keyServices(exampleOf(endpoints, deployment)) },
  effects: { ...keyEffects },
  decisions: { 'key.revoke': decideRevocation },
  schedules: [keySchedule],
  tasks: (job) => ({ ...keyTasks(job) }),
  begins: [keyTopic],
}));
