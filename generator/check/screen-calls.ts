import type { EndpointKind } from '#contract/call.ts';
import type { Problem } from '../model/types.ts';
import type { World } from '../model/world.ts';
import { isSound, screenParts } from './look.ts';
import { type At, complaints, type Rule, unknownName } from './rule.ts';

/** An endpoint that exists and whose kind fits the use. */
export function* endpointProblems(
  world: World,
  at: At,
  id: string,
  use: string,
  kinds: readonly EndpointKind[],
): Iterable<Problem> {
  const endpoint = world.endpoints.get(id);
  if (!endpoint) {
    yield* unknownName('unknown-endpoint', world, at, id, world.endpoints.keys(), `unknown endpoint “${id}”`);
  } else if (!kinds.includes(endpoint.kind) && isSound(world, endpoint)) {
    yield complaints(
      'screen-call',
      world,
    )({
      ...at,
      received: `${id} (${endpoint.kind})`,
      message: `${id} is a ${endpoint.kind}; ${use} needs ${kinds.join(' or ')}`,
    });
  }
}

/** The calls of every screen exist and are of the right kind. */
export const screenCalls: Rule = function* (world) {
  for (const raw of screenParts(world)) {
    if ('list' in raw)
      yield* endpointProblems(world, { holder: raw, key: 'list' }, raw.list, 'a list', ['page', 'items', 'report']);
    if ('report' in raw)
      yield* endpointProblems(world, { holder: raw, key: 'report' }, raw.report, 'a report', ['report', 'page']);
    if ('detail' in raw)
      yield* endpointProblems(world, { holder: raw, key: 'detail' }, raw.detail, 'a detail screen', [
        'record',
        'service',
      ]);
    if (('list' in raw || 'report' in raw) && raw.record !== undefined) {
      yield* endpointProblems(world, { holder: raw, key: 'record' }, raw.record, 'fresh data', ['record', 'service']);
    }
    if ('form' in raw) {
      const { form } = raw;
      if (form.record !== undefined)
        yield* endpointProblems(world, { holder: form, key: 'record' }, form.record, 'a form', ['record', 'service']);
      const saves: readonly EndpointKind[] =
        form.record === undefined ? ['create', 'service'] : ['update', 'move', 'service'];
      yield* endpointProblems(
        world,
        { holder: form, key: 'save' },
        form.save,
        form.record === undefined ? 'a form that creates' : 'a form that changes',
        saves,
      );
      if (form.add !== undefined)
        yield* endpointProblems(world, { holder: form, key: 'add' }, form.add, 'a form that creates', [
          'create',
          'service',
        ]);
    }
    if ('related' in raw) {
      for (const related of raw.related ?? [])
        yield* endpointProblems(world, { holder: related, key: 'list' }, related.list, 'a related list', [
          'page',
          'report',
        ]);
    }
  }
};
