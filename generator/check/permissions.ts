import { nearest } from '#contract/nearest.ts';
import { allows, isPattern } from '#contract/permission.ts';
import type { RawEndpoint } from '../language/endpoint.ts';
import { resolveAccess, resourceRows } from '../model/access.ts';
import { own } from '../model/draft.ts';
import type { Problem } from '../model/types.ts';
import type { World } from '../model/world.ts';
import { actionsOf, screenParts } from './look.ts';
import { type At, complaints, type Rule, unknownName } from './rule.ts';

const everybody = new Set(['signed-in', 'public']);

interface Mention {
  readonly name: string;
  readonly at: At;
}

/** Every place that names a permission. */
export function* mentions(world: World): Iterable<Mention> {
  const { endpoints, entities } = world.draft;
  for (const { raw } of endpoints.values()) {
    yield { name: raw.allow, at: { holder: raw, key: 'allow' } };
    if (raw.export !== undefined) yield { name: raw.export, at: { holder: raw, key: 'export' } };
    if (raw.over !== undefined) yield { name: raw.over, at: { holder: raw, key: 'over' } };
  }
  for (const { raw } of entities.values()) {
    for (const field of Object.values(raw.fields ?? {}))
      if (field.mask !== undefined) yield { name: field.mask, at: { holder: field, key: 'mask' } };
  }
  for (const { raw } of world.draft.notices.values())
    if (raw.allow !== undefined) yield { name: raw.allow, at: { holder: raw, key: 'allow' } };
  for (const raw of screenParts(world)) {
    if (raw.allow !== undefined) yield { name: raw.allow, at: { holder: raw, key: 'allow' } };
    for (const stop of 'steps' in raw ? raw.steps.flatMap(({ stops }) => stops ?? []) : [])
      if (stop.unless !== undefined) yield { name: stop.unless, at: { holder: stop, key: 'unless' } };
    for (const action of actionsOf(raw))
      if (action.raw.allow !== undefined && action.node)
        yield { name: action.raw.allow, at: { holder: action.node, key: 'allow' } };
  }
}

interface Missing extends Mention {
  /** The resource and the verb of a permission: finance.bank and view. */
  readonly of: string;
  readonly verb: string;
}

/** What is to be written into the matrix for a resource that it does not have. */
function rowMissing(of: string, missing: readonly Missing[]): string {
  const mine = missing.filter((one) => one.of === of);
  const verbs = [...new Set(mine.map(({ verb }) => verb))];
  const places = mine.length > 1 ? ` (asked for in ${mine.length} places)` : '';
  return `: add its row to the file of its area, with a role that may ${verbs.join(', ')}${places}`;
}

/** A permission of one of several gateways says of which rows: only a list of rows that have a gateway knows. */
function* patternProblems(world: World, { id, raw }: { readonly id: string; readonly raw: RawEndpoint }) {
  const complain = complaints('permission', world);
  for (const key of ['allow', 'export'] as const) {
    const name = raw[key];
    if (name === undefined || !isPattern(name)) continue;
    const endpoint = world.endpoints.get(id);
    const { gateway } = endpoint?.entity === undefined ? {} : (world.entities.raw(endpoint.entity) ?? {});
    if (gateway !== undefined && (endpoint?.kind === 'page' || endpoint?.kind === 'items')) continue;
    const message = `“${name}” allows the rows of some gateways: it needs page or items of an entity that says gateway`;
    yield complain({ holder: raw, key, received: name, message });
  }
}

/** Every permission that something asks for is in the matrix, and somebody has it. */
export const permissions: Rule = function* (world) {
  const { access, matrixIsWhole, places } = world.draft;
  if (!access || !matrixIsWhole || places.isDamaged(access)) return;
  const granted = new Set(resolveAccess(world.draft).permissions.map((permission) => permission.key));
  const resources = resourceRows(world.draft);
  for (const [id, { raw }] of world.draft.endpoints) yield* patternProblems(world, { id, raw });
  const missing = [...mentions(world)]
    .filter(({ name }) => !everybody.has(name) && !granted.has(name) && !(isPattern(name) && allows(granted, name)))
    .map((mention) => {
      const dot = mention.name.lastIndexOf('.');
      return { ...mention, of: mention.name.slice(0, dot), verb: mention.name.slice(dot + 1) };
    });
  /** Resources that were reported: a missing row is one mistake, however many permissions need it. */
  const reported = new Set<string>();
  for (const one of missing) {
    const resource = resources.find((row) => row.key === one.of);
    if (resource) {
      if (places.isDamaged(resource.raw.grants)) continue;
      // A verb that has a label, or that is held elsewhere, is no slip of the pen: it is not granted yet.
      const isVerb = own(access.verbs, one.verb) !== undefined || resources.some((row) => row.verbs.includes(one.verb));
      yield* ungranted(world, one, resource, isVerb);
    } else if (!places.mayExist(one.of)) {
      const near = [...granted, ...everybody];
      const isRowMissing = nearest(one.name, near) === undefined;
      if (isRowMissing && reported.has(one.of)) continue;
      if (isRowMissing) reported.add(one.of);
      const repair = isRowMissing ? rowMissing(one.of, missing) : '';
      const message = `unknown permission “${one.name}”: the matrix has no ${one.of}${repair}`;
      yield* unknownName('permission', world, one.at, one.name, near, message);
    }
  }
};

/** A verb that nobody has on a resource: its own verbs are near where it is none of the language. */
function* ungranted(
  world: World,
  { name, at, of, verb }: Missing,
  resource: ReturnType<typeof resourceRows>[number],
  isVerb: boolean,
): Iterable<Problem> {
  const guess = isVerb ? undefined : nearest(verb, resource.verbs);
  const near = guess === undefined ? [] : [`${resource.key}.${guess}`];
  const { file } = world.draft.places.at(resource.holder, of, 'key');
  const repair = isVerb ? `grant it to one in ${file}, under ${of}` : 'nobody could ever use it';
  yield* unknownName('permission', world, at, name, near, `no role may “${verb}” ${resource.key}: ${repair}`);
}
