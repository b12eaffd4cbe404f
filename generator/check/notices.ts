import { isRead } from '#contract/endpoint.ts';
import { allows } from '#contract/permission.ts';
import type { RawNotice } from '../language/notice.ts';
import { resolveAccess } from '../model/access.ts';
import { managedAfter } from '../model/defaults.ts';
import { actionsOfNotice, pathOfNotice } from '../model/notices.ts';
import type { Problem } from '../model/types.ts';
import type { World } from '../model/world.ts';
import { conditionProblems, subjectIn } from './conditions.ts';
import { placeProblems, routeProblems } from './link-problems.ts';
import { entityIsSound, fieldIsSound, withCompanions } from './look.ts';
import { complaints, type Rule, unknownName } from './rule.ts';
import { unknownField } from './unknown-field.ts';

const rule = 'notice';

/** A notice is of something that happens, reaches somebody, says what its record has, and leads there. */
export const notices: Rule = function* (world) {
  for (const { raw, name, holder } of world.draft.notices.values()) {
    yield* eventProblems(world, raw);
    const entity = world.entities.model(raw.about);
    if (!entity) {
      const message = `unknown entity “${raw.about}”`;
      yield* unknownName(rule, world, { holder: raw, key: 'about' }, raw.about, world.draft.entities.keys(), message);
      continue;
    }
    if (!entityIsSound(world, raw.about)) continue;
    const complain = complaints(rule, world);
    if (!entity.managed && !entity.lifecycle)
      yield complain({
        holder: raw,
        key: 'about',
        received: raw.about,
        message: `${raw.about} has neither a version nor a life-cycle: nothing distinguishes what happened from what happens next; say managed: true there`,
      });
    for (const key of ['was', 'when'] as const) {
      const condition = raw[key];
      if (condition === undefined) continue;
      yield* conditionProblems(rule, world, condition, subjectIn(world, rule, raw.about));
      yield* personProblems(world, condition);
    }
    yield* recipientProblems(world, raw, { holder, key: name });
    yield* saidProblems(world, raw);
  }
};

/** Something of that name must happen, to such a record. */
function* eventProblems(world: World, raw: RawNotice): Iterable<Problem> {
  const { endpoints, auditActions } = world.draft;
  const isList = typeof raw.on !== 'string';
  for (const [index, action] of actionsOfNotice(raw).entries()) {
    const at = isList ? { holder: raw.on as object, key: index } : { holder: raw, key: 'on' };
    const endpoint = world.endpoints.get(action);
    if (!endpoint && !auditActions.has(action)) {
      const writes = [...endpoints].flatMap(([id, one]) => (one.raw.call.startsWith('POST ') ? [id] : []));
      const message = `nothing called “${action}” happens: it is neither a call that writes nor a code under audit`;
      yield* unknownName(rule, world, at, action, [...writes, ...auditActions.keys()], message);
    } else if (endpoint && endpoint.method !== 'POST')
      yield complaints(
        rule,
        world,
      )({ ...at, received: action, message: `${action} only reads: nothing happens by it that anybody is told of` });
    else if (
      endpoint?.entity !== undefined &&
      world.entities.model(raw.about) &&
      !shareTable(world, endpoint.entity, raw.about)
    )
      yield complaints(
        rule,
        world,
      )({
        ...at,
        received: action,
        message: `${action} happens to ${endpoint.entity}, and this is about ${raw.about}`,
      });
  }
}

const shareTable = (world: World, one: string, other: string): boolean =>
  world.entities.model(one)?.table === world.entities.model(other)?.table;

/** Nobody looks at a record when something happens to it. */
function* personProblems(world: World, condition: NonNullable<RawNotice['when']>): Iterable<Problem> {
  const all: readonly object[] = Array.isArray(condition) ? condition : [condition];
  for (const tests of all)
    for (const test of Object.values(tests))
      if (typeof test === 'object' && test !== null && Object.hasOwn(test, 'me'))
        yield complaints(
          rule,
          world,
        )({
          holder: test,
          key: 'me',
          part: 'key',
          received: 'me',
          message: 'nobody looks when it happens: “me” is nobody',
        });
}

/** Somebody must get it: people of the record, or a role that may see where it leads. */
function* recipientProblems(
  world: World,
  raw: RawNotice,
  place: { readonly holder: object; readonly key: string },
): Iterable<Problem> {
  const complain = complaints(rule, world);
  for (const [index, name] of (raw.to ?? []).entries()) {
    const at = { holder: raw.to ?? raw, key: index };
    const field = world.entities.field(raw.about, name);
    if (!field) yield* unknownField(rule, world, at, raw.about, name);
    else if (!fieldIsSound(world, raw.about, name)) continue;
    else if (!isPerson(world, raw.about, name))
      yield complain({
        ...at,
        received: name,
        message: `“${name}” says nobody: only a reference to a person does`,
        ...suggestionOf(peopleOf(world, raw.about)),
      });
  }
  if ((raw.to ?? []).length === 0 && raw.allow === undefined) {
    const known = peopleOf(world, raw.about).join(', ');
    const message = `nobody would get this: say to, with fields that say who${known && ` (${known})`}, or allow, with a permission`;
    return yield complain({ ...place, part: 'key', received: place.key, message });
  }
  const screen = world.draft.screens.get(pathOfNotice(raw))?.raw;
  const { access, matrixIsWhole } = world.draft;
  if (!screen || !access || !matrixIsWhole) return;
  const needed = [raw.allow, world.screenPermission(screen)].filter(
    (one): one is string => one !== undefined && one !== 'signed-in' && one !== 'public',
  );
  const isHeld = resolveAccess(world.draft).roles.some(({ permissions }) => {
    const grants = new Set(permissions);
    return needed.every((one) => allows(grants, one));
  });
  if (!isHeld && (raw.to ?? []).length === 0 && needed.length > 1)
    yield complain({
      holder: raw,
      key: 'allow',
      received: raw.allow ?? '',
      message: `nobody would get this: no role has both ${needed.join(' and ')}, which it takes to open ${pathOfNotice(raw)}`,
    });
}

/** Does a field refer to a person, as that does which says who created a record? */
function isPerson(world: World, entity: string, name: string): boolean {
  const people = world.entities.model(managedAfter.created_by?.to ?? '')?.table;
  const to = world.entities.written(entity).get(name)?.raw.to;
  // Where the file of the people is damaged, nothing is known of them.
  return to !== undefined && (people === undefined || world.entities.model(to)?.table === people);
}

/** Fields of an entity that refer to people. */
const peopleOf = (world: World, entity: string): readonly string[] =>
  world.entities.names(entity).filter((name) => isPerson(world, entity, name));

const suggestionOf = ([only, ...others]: readonly string[]) =>
  only !== undefined && others.length === 0 ? { suggestion: only } : {};

/** Its words and its link are filled from the record as it is read. */
function* saidProblems(world: World, raw: RawNotice): Iterable<Problem> {
  const read = world.entities.names(raw.about).filter((name) => {
    const field = world.entities.model(raw.about)?.fields[name];
    return field !== undefined && isRead(field);
  });
  const names = withCompanions(world, raw.about, read);
  const { says } = raw;
  const texts: readonly (readonly [object, string, string | undefined])[] =
    typeof says === 'string'
      ? [[raw, 'says', says]]
      : [
          [says, 'th', says.th],
          [says, 'en', says.en],
        ];
  for (const [holder, key, text] of texts)
    if (text !== undefined) yield* placeProblems(world, { text, holder, key, names });
  const link = { text: raw.open, holder: raw, key: 'open' };
  yield* placeProblems(world, { ...link, names });
  yield* routeProblems(world, link);
}
