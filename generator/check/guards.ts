import { writtenTests } from '../model/conditions.ts';
import type { World } from '../model/world.ts';
import { conditionProblems, subjectIn } from './conditions.ts';
import { isSound } from './look.ts';
import { complaints, type Rule } from './rule.ts';

const guarded: ReadonlySet<string> = new Set(['update', 'remove', 'move']);

/** Guards are on calls that change one record, are about its fields, and do not repeat its life-cycle. */
export const guards: Rule = function* (world) {
  const complain = complaints('guard', world);
  for (const { name: id, raw } of world.draft.endpoints.values()) {
    const endpoint = world.endpoints.get(id);
    if (!raw.guards || !endpoint || !isSound(world, endpoint)) continue;
    const { kind, entity } = endpoint;
    if (!guarded.has(kind) || entity === undefined) {
      const message = `${id} is a ${kind}: guards are of calls that update, remove or move one record`;
      yield complain({ holder: raw, key: 'guards', part: 'key', received: 'guards', message });
      continue;
    }
    for (const { when } of raw.guards) {
      yield* conditionProblems('guard', world, when, subjectIn(world, 'guard', entity));
      if (kind === 'move') yield* statusProblems(world, entity, when, id);
    }
  }
};

/** From which statuses a move leads is said by the life-cycle. */
function* statusProblems(world: World, entity: string, when: Parameters<typeof writtenTests>[0], id: string) {
  const field = world.entities.model(entity)?.lifecycle?.field;
  for (const tests of writtenTests(when)) {
    if (field === undefined || !(field in tests)) continue;
    const message = `${id} is a move: from which “${field}” it leads, its life-cycle says (from)`;
    yield complaints('guard', world)({ holder: tests, key: field, part: 'key', received: field, message });
  }
}
