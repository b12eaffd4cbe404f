import { companionOf } from '#contract/field.ts';
import type { RawNote } from '../language/field.ts';
import type { RawColumns, RawScreen } from '../language/screen.ts';
import { calledBy } from '../model/actions.ts';
import { columnOf } from '../model/columns.ts';
import { placesIn } from '../model/texts.ts';
import type { EndpointModel, Problem } from '../model/types.ts';
import type { World } from '../model/world.ts';
import { actionsOf, isSound, rowNames, shownBy } from './look.ts';
import { complaints, type Rule, unknownName } from './rule.ts';

interface Link {
  readonly text: string;
  readonly holder: object;
  readonly key: string;
  /** Names that may stand between braces; undefined = nobody knows. */
  readonly names: readonly string[] | undefined;
}

function* columnLinks(columns: RawColumns | undefined, names: Link['names']): Iterable<Link> {
  for (const one of columns ?? []) {
    const { link } = columnOf(one);
    if (link !== undefined && typeof one !== 'string') yield { text: link, holder: one, key: 'link', names };
  }
}

/** Every link of a screen. */
function* linksOf(world: World, raw: RawScreen): Iterable<Link> {
  const shown = shownBy(world, raw);
  const names = shown && isSound(world, shown) ? rowNames(world, shown) : undefined;
  if ('list' in raw || 'report' in raw) {
    yield* columnLinks(raw.columns, names);
    if (raw.open !== undefined) yield { text: raw.open, holder: raw, key: 'open', names };
  }
  if ('form' in raw && raw.done !== undefined) {
    const save = world.endpoints.get(raw.form.save);
    const saved = save?.entity === undefined ? undefined : world.entities.names(save.entity);
    yield { text: raw.done, holder: raw, key: 'done', names: saved && [...saved, ...(names ?? [])] };
  }
  for (const action of actionsOf(raw)) {
    if (action.raw.to !== undefined && action.node) {
      yield { text: action.raw.to, holder: action.node, key: 'to', names: action.where === 'header' ? [] : names };
    }
  }
  if (!('related' in raw)) return;
  for (const related of raw.related ?? []) {
    const list = world.endpoints.get(related.list);
    yield* columnLinks(related.columns, list && isSound(world, list) ? rowNames(world, list) : undefined);
  }
}

/** Key in the address that a screen is told by: detail screens and forms that change. */
function addressKey(world: World, raw: RawScreen): string | undefined {
  if ('detail' in raw) return raw.key ?? world.endpoints.get(raw.detail)?.key;
  if ('form' in raw && raw.form.record !== undefined) return raw.key ?? world.endpoints.get(raw.form.record)?.key;
  return undefined;
}

export function* routeProblems(
  world: World,
  { text, holder, key }: Pick<Link, 'text' | 'holder' | 'key'>,
): Iterable<Problem> {
  if (/^https:\/\//.test(text)) return;
  const [path = '', query = ''] = text.split(/\?(.*)/s);
  const target = world.draft.screens.get(path);
  const at = { holder, key };
  if (!target) {
    yield* unknownName('link', world, at, path, world.draft.screens.keys(), `no screen has the route “${path}”`);
    return;
  }
  const wanted = addressKey(world, target.raw);
  const given = query
    .split('&')
    .map((pair) => pair.split('=')[0] ?? '')
    .filter(Boolean);
  if (wanted !== undefined && !given.includes(wanted)) {
    yield complaints(
      'link',
      world,
    )({ ...at, received: text, message: `${path} is told by “${wanted}”: ${path}?${wanted}={…}` });
  }
}

function placeProblems(world: World, { text, holder, key, names }: Link): readonly Problem[] {
  if (!names) return [];
  return placesIn(text)
    .filter((name) => !names.includes(name))
    .flatMap((name) => unknownName('place', world, { holder, key }, name, names, `{${name}} is no field of the row`));
}

/** Links lead to screens that exist, carry what identifies the record, and fill their places from the row. */
export const links: Rule = function* (world) {
  for (const { raw } of world.draft.screens.values()) {
    for (const link of linksOf(world, raw)) {
      yield* routeProblems(world, link);
      yield* placeProblems(world, link);
    }
  }
};

/** Places that the question of a bulk action may have beside the fields of the call: how many rows, their sum. */
const bulkPlaces = ['n', 'sum'];

function* questionProblems(
  world: World,
  question: RawNote | undefined,
  at: { holder: object; key: string },
  names: readonly string[],
): Iterable<Problem> {
  if (question === undefined) return;
  const texts: readonly (readonly [string, object, string])[] =
    typeof question === 'string'
      ? [[question, at.holder, at.key]]
      : [
          [question.th, question, 'th'],
          [question.en ?? '', question, 'en'],
        ];
  for (const [text, holder, key] of texts) yield* placeProblems(world, { text, holder, key, names });
}

/** Questions speak of fields that the row or the call has. */
export const questions: Rule = function* (world) {
  for (const { name, raw } of world.draft.endpoints.values()) {
    const endpoint = world.endpoints.get(name);
    if (!endpoint || raw.confirm === undefined || !isSound(world, endpoint)) continue;
    const row = endpoint.entity === undefined ? [] : rowNamesOf(world, endpoint);
    const taken = namesTaken(endpoint);
    if (endpoint.entity === undefined && taken.length === 0) continue;
    yield* questionProblems(world, raw.confirm, { holder: raw, key: 'confirm' }, [...row, ...taken]);
  }
  for (const { raw } of world.draft.screens.values()) {
    const shown = shownBy(world, raw);
    const row = shown && isSound(world, shown) ? rowNames(world, shown) : undefined;
    for (const action of actionsOf(raw)) {
      if (!action.node || action.raw.confirm === undefined) continue;
      const called = calledBy(action.raw);
      const endpoint = called === undefined ? undefined : world.endpoints.get(called);
      if (called !== undefined && !endpoint) continue;
      if (action.where !== 'header' && !row) continue;
      const names = [
        ...(action.where === 'header' ? [] : (row ?? [])),
        ...(endpoint ? namesTaken(endpoint) : []),
        ...(action.where === 'bulk' ? bulkPlaces : []),
      ];
      yield* questionProblems(world, action.raw.confirm, { holder: action.node, key: 'confirm' }, names);
    }
  }
};

function rowNamesOf(world: World, endpoint: EndpointModel): readonly string[] {
  if (endpoint.entity === undefined) return [];
  const all = { ...endpoint, kind: 'record' as const, fields: world.entities.names(endpoint.entity), replyFields: [] };
  return rowNames(world, all) ?? [];
}

const namesTaken = (endpoint: EndpointModel): readonly string[] =>
  [...endpoint.input, ...endpoint.queryFields].flatMap((field) =>
    field.kind === 'ref' ? [field.name, companionOf(field.name)] : [field.name],
  );
