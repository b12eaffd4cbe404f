import type { EndpointKind } from '#contract/call.ts';
import type { RawScreen } from '../language/screen.ts';
import type { Problem } from '../model/types.ts';
import type { World } from '../model/world.ts';
import { ofScreens } from './each.ts';
import { isSound, shownBy } from './look.ts';
import { type At, complaints, unknownName } from './rule.ts';

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

type RawTable = Extract<RawScreen, { list: string } | { report: string }>;

/** What is read afresh before a confirmation is a record of the rows' own table. */
function* freshProblems(world: World, raw: RawTable, record: string): Iterable<Problem> {
  const call = world.endpoints.get(record);
  const rows = shownBy(world, raw);
  if (call?.kind !== 'record' || !rows || !isSound(world, call) || !isSound(world, rows)) return;
  const [one, many] = [call, rows].map(({ entity }) =>
    entity === undefined ? undefined : world.entities.model(entity),
  );
  if (!one || !many || many.virtual || many.kept || one.kept || one.table === many.table) return;
  const message = `${record} answers ${one.name}, the rows are ${many.name}: another record would be shown before a confirmation`;
  yield complaints('screen-call', world)({ holder: raw, key: 'record', received: one.name, message });
}

/** The calls of every screen exist and are of the right kind. */
export const screenCalls = ofScreens(function* (world, raw) {
  if ('list' in raw)
    yield* endpointProblems(world, { holder: raw, key: 'list' }, raw.list, 'a list', ['page', 'items', 'report']);
  if ('report' in raw)
    yield* endpointProblems(world, { holder: raw, key: 'report' }, raw.report, 'a report', ['report', 'page']);
  if ('detail' in raw)
    yield* endpointProblems(world, { holder: raw, key: 'detail' }, raw.detail, 'a detail screen', [
      'record',
      'service',
    ]);
  if ('wizard' in raw)
    yield* endpointProblems(world, { holder: raw, key: 'wizard' }, raw.wizard, 'a wizard', ['record', 'service']);
  if (('list' in raw || 'report' in raw) && raw.record !== undefined) {
    yield* endpointProblems(world, { holder: raw, key: 'record' }, raw.record, 'fresh data', ['record', 'service']);
    yield* freshProblems(world, raw, raw.record);
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
});
