import { pivotParams } from '#contract/pivot.ts';
import { methodOf, variantOf } from '../model/call-text.ts';
import { claimedFields, managedAfter, managedBefore } from '../model/defaults.ts';
import { isList } from '../model/filters.ts';
import { writtenParts } from '../model/parts.ts';
import { pivotFilter } from '../model/reports.ts';
import type { Problem } from '../model/types.ts';
import type { World } from '../model/world.ts';
import { complaints, type Rule } from './rule.ts';

/** Names that code, SQL or an object's prototype already own. */
const taken = new Set(
  (
    'constructor prototype __proto__ hasOwnProperty toString valueOf ' + 'page limit sort export ids expected_status'
  ).split(' '),
);

const takenEntities = new Set(
  'Array Blob Boolean Date Error Field Map Number Object Promise Readonly Record Set String Symbol Tables Text'.split(
    ' ',
  ),
);

/** Parameters that a list reads by itself. */
const listParameters = new Set(['page', 'limit', 'sort', 'export', 'ids', 'open']);

/** What the body of a write says of the record's state. */
const stateNames = new Set(['version', 'expected_status']);

/** Names that would collide with something outside the manifest, or with what the platform adds. */
export const reservedNames: Rule = function* (world) {
  const complain = complaints('reserved-name', world);
  for (const { name, raw, holder } of world.draft.entities.values()) {
    if (takenEntities.has(name))
      yield complain({
        holder,
        key: name,
        part: 'key',
        received: name,
        message: `“${name}” is a word of TypeScript or of the generated code; give the entity another name`,
      });
    for (const field of Object.keys(raw.fields ?? {})) {
      const isManaged =
        raw.managed === true && (Object.hasOwn(managedBefore, field) || Object.hasOwn(managedAfter, field));
      const isClaimed = raw.claimed === true && Object.hasOwn(claimedFields, field);
      if (!raw.fields || (!taken.has(field) && !isManaged && !isClaimed)) continue;
      const message =
        isManaged || isClaimed
          ? `“${field}” of ${name} comes with ${isManaged ? 'managed' : 'claimed'}: true, and is what the platform makes of it; give the field another name`
          : `“${field}” is a reserved word; give the field another name`;
      yield complain({ holder: raw.fields, key: field, part: 'key', received: field, message });
    }
  }
  for (const { name } of world.draft.endpoints.values()) {
    yield* parameterProblems(world, name);
    yield* bodyProblems(world, name);
  }
};

/** Filters and query keys of a call are other ones than those that it has by its kind. */
function* parameterProblems(world: World, id: string): Iterable<Problem> {
  const complain = complaints('reserved-name', world);
  const raw = world.draft.endpoints.get(id)?.raw;
  const endpoint = world.endpoints.get(id);
  if (!raw || !endpoint || methodOf(raw.call) !== 'GET') return;
  const isRows = endpoint.kind === 'page' || endpoint.kind === 'items' || endpoint.kind === 'report';
  const variant = Object.keys(variantOf(raw.call) ?? {});
  const isSpread = (param: string) => endpoint.figures !== undefined && pivotParams.includes(param);
  const isTaken = (param: string): boolean =>
    (isRows && listParameters.has(param)) || isSpread(param) || variant.includes(param);
  for (const filter of endpoint.filters ?? []) {
    const { name, params } = filter;
    if (filter === pivotFilter) continue;
    const param = params.find(isTaken);
    if (param === undefined) continue;
    const holder = raw.filters ?? raw;
    const at = isList(holder) ? { holder, key: holder.indexOf(name) } : { holder, key: name, part: 'key' as const };
    const message = variant.includes(param)
      ? `“${param}” tells ${id} from other calls at its path: a filter is called otherwise`
      : `“${param}” is what every ${isSpread(param) ? 'report of facts' : 'list'} is asked for by: give the filter another name (field: ${name})`;
    yield complain({ ...at, received: name, message });
  }
  for (const { name, holder, key } of writtenParts(raw.query)) {
    if (!isTaken(name)) continue;
    const at = { holder, key, ...(typeof key === 'string' ? { part: 'key' as const } : {}) };
    yield complain({ ...at, received: name, message: `“${name}” is a parameter that ${id} has already` });
  }
}

/** The platform compares the version and the status that a write gets with the record. */
function* bodyProblems(world: World, id: string): Iterable<Problem> {
  const raw = world.draft.endpoints.get(id)?.raw;
  const { kind, entity } = world.endpoints.get(id) ?? {};
  if (!raw || entity === undefined || (kind !== 'update' && kind !== 'remove' && kind !== 'move')) return;
  if (!world.entities.model(entity)?.managed) return;
  for (const { name, holder, key } of writtenParts(raw.input)) {
    if (!stateNames.has(name)) continue;
    const at = { holder, key, ...(typeof key === 'string' ? { part: 'key' as const } : {}) };
    const message = `“${name}” is in the body of ${id} already: the platform compares it with the record`;
    yield complaints('reserved-name', world)({ ...at, received: name, message });
  }
}
