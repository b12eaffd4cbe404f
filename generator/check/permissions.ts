import { nearest } from '../language/nearest.ts';
import { resolveAccess, resourceRows } from '../model/access.ts';
import { own } from '../model/draft.ts';
import type { World } from '../model/world.ts';
import { actionsOf, screenParts } from './look.ts';
import { type At, type Rule, unknownName } from './rule.ts';

const everybody = new Set(['signed-in', 'public']);

/** Every place that names a permission. */
export function* mentions(world: World): Iterable<{ readonly name: string; readonly at: At }> {
  const { endpoints, entities } = world.draft;
  for (const { raw } of endpoints.values()) {
    yield { name: raw.allow, at: { holder: raw, key: 'allow' } };
    if (raw.export !== undefined) yield { name: raw.export, at: { holder: raw, key: 'export' } };
  }
  for (const { raw } of entities.values()) {
    for (const field of Object.values(raw.fields ?? {}))
      if (field.mask !== undefined) yield { name: field.mask, at: { holder: field, key: 'mask' } };
  }
  for (const raw of screenParts(world)) {
    if (raw.allow !== undefined) yield { name: raw.allow, at: { holder: raw, key: 'allow' } };
    for (const action of actionsOf(raw))
      if (action.raw.allow !== undefined && action.node)
        yield { name: action.raw.allow, at: { holder: action.node, key: 'allow' } };
  }
}

interface Missing {
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

/** Every permission that something asks for is in the matrix, and somebody has it. */
export const permissions: Rule = function* (world) {
  const { access, matrixIsWhole, places } = world.draft;
  if (!access || !matrixIsWhole || places.isDamaged(access)) return;
  const model = resolveAccess(world.draft);
  const known = new Set(model.permissions.map((permission) => permission.key));
  const resources = resourceRows(world.draft);
  const missing = [...mentions(world)]
    .filter(({ name }) => !everybody.has(name) && !known.has(name))
    .map((mention) => {
      const dot = mention.name.lastIndexOf('.');
      return { ...mention, of: mention.name.slice(0, dot), verb: mention.name.slice(dot + 1) };
    });
  /** Resources that were told already: a row that is missing is one mistake, wherever it is asked for. */
  const told = new Set<string>();
  for (const { name, at, of, verb } of missing) {
    const resource = resources.find((row) => row.key === of);
    if (resource ? places.isDamaged(resource.raw.grants) : places.mayExist(of)) continue;
    // A verb that has a label, or that is held elsewhere, is no slip of the pen: it is not granted yet.
    const isVerb = own(access.verbs, verb) !== undefined || resources.some((row) => row.verbs.includes(verb));
    // Of a known resource only its own verbs are near; else the whole name is compared.
    const guess = resource && !isVerb ? nearest(verb, resource.verbs) : undefined;
    const near = resource ? (guess === undefined ? [] : [`${resource.key}.${guess}`]) : [...known, ...everybody];
    const isRowMissing = !resource && nearest(name, near) === undefined;
    if (isRowMissing && told.has(of)) continue;
    if (isRowMissing) told.add(of);
    const message = resource
      ? `no role may “${verb}” ${resource.key}: ${isVerb ? `grant it to one in ${places.at(resource.holder, of, 'key').file}, under ${of}` : 'nobody could ever use it'}`
      : `unknown permission “${name}”: the matrix has no ${of}${isRowMissing ? rowMissing(of, missing) : ''}`;
    yield* unknownName('permission', world, at, name, near, message);
  }
};
