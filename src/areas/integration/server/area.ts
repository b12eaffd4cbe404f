import { defineArea } from '#server/areas/define-area.ts';
import { keyAdd } from './keys/add.ts';
import { keyEffects } from './keys/effects.ts';
import { decideRevocation } from './keys/revocation.ts';
import { keyRotate } from './keys/rotate.ts';
import { keyScopes } from './keys/scopes.ts';
import { keySchedule, keyTasks, keyTopic } from './keys/time.ts';

export const area = defineArea('integration', () => ({
  services: { 'key.add': keyAdd, 'key.rotate': keyRotate, 'key.scopes': keyScopes },
  effects: { ...keyEffects },
  decisions: { 'key.revoke': decideRevocation },
  schedules: [keySchedule],
  tasks: (job) => ({ ...keyTasks(job) }),
  begins: [keyTopic],
}));
