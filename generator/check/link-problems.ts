import type { RawScreen } from '../language/screen.ts';
import { placesIn } from '../model/texts.ts';
import type { Problem } from '../model/types.ts';
import type { World } from '../model/world.ts';
import { isSound, shownBy } from './look.ts';
import { complaints, unknownName } from './rule.ts';

export interface Link {
  readonly text: string;
  readonly holder: object;
  readonly key: string;
  /** Names that may be between braces; undefined = unknown. */
  readonly names: readonly string[] | undefined;
}

/** Query key that identifies the record of a screen: detail screens, and forms that change and do not also create. */
export function addressKey(world: World, raw: RawScreen): string | undefined {
  if ('form' in raw && raw.form.add !== undefined) return undefined;
  if ('detail' in raw || ('form' in raw && raw.form.record !== undefined)) return raw.key ?? shownBy(world, raw)?.key;
  return undefined;
}

/** The field with the gateway of a row, where the rows of a screen have one. */
function gatewayOf(world: World, here: RawScreen | undefined): string | undefined {
  const entity = here && shownBy(world, here)?.entity;
  return entity === undefined ? undefined : world.entities.raw(entity)?.gateway;
}

export function* routeProblems(
  world: World,
  { text, holder, key }: Pick<Link, 'text' | 'holder' | 'key'>,
  here?: RawScreen,
): Iterable<Problem> {
  if (/^https:\/\//.test(text)) return;
  const [path = '', query = ''] = text.split(/\?(.*)/s);
  const at = { holder, key };
  if (here && path === '') {
    yield* parameterProblems(world, at, text, here, query);
    return;
  }
  const place = placesIn(path);
  if (place.length === 1 && place[0] === gatewayOf(world, here)) {
    // A row of any gateway leads to the screen of its own.
    for (const { name } of world.draft.gateways)
      yield* routeProblems(world, { text: text.replace(`{${place[0]}}`, name), holder, key });
    return;
  }
  const target = world.draft.screens.get(path);
  if (!target) {
    yield* unknownName('link', world, at, path, world.draft.screens.keys(), `no screen has the route “${path}”`);
    return;
  }
  yield* tabProblems(world, { text, holder, key }, target.raw, query);
  yield* parameterProblems(world, at, text, target.raw, query);
  const keyParam = addressKey(world, target.raw);
  const given = query
    .split('&')
    .map((pair) => pair.split('=')[0] ?? '')
    .filter(Boolean);
  if (keyParam !== undefined && !given.includes(keyParam)) {
    yield complaints(
      'link',
      world,
    )({ ...at, received: text, message: `${path} needs “${keyParam}”: ${path}?${keyParam}={…}` });
  }
}

/** Query key that names the open row of a list. */
const openParam = 'open';

/** Query keys of every list other than its filters. */
const listParameters = ['page', 'limit', 'sort'];

/** A link to a list sets filters that the list has: others would be passed over, and show all rows. */
function* parameterProblems(
  world: World,
  at: { readonly holder: object; readonly key: string },
  text: string,
  raw: RawScreen,
  query: string,
): Iterable<Problem> {
  if (!('list' in raw || 'report' in raw) || query === '') return;
  // What a list hands on as a whole is the other screen's to read.
  const given = query.split('&').flatMap((pair) => (pair.endsWith('={filters}') ? [] : [pair.split('=')[0] ?? '']));
  const tab = /(?:^|&)tab=([^&]*)/.exec(query)?.[1];
  const view = raw.views?.find(({ name }) => name === tab);
  const endpoint = world.endpoints.get(view ? view.list : 'list' in raw ? raw.list : raw.report);
  if (!endpoint || !isSound(world, endpoint)) return;
  // What is found from anywhere opens in its list.
  const opens = 'panel' in (view ?? raw) || (!view && 'find' in raw && raw.open === undefined);
  const params = (endpoint.filters ?? []).flatMap((filter) => filter.params);
  for (const name of given) {
    if (params.includes(name) || listParameters.includes(name) || (name === 'tab' && raw.views)) continue;
    if (name === openParam && opens) continue;
    yield* unknownName('link', world, at, name, params, `${text}: ${endpoint.id} has no filter “${name}”`);
  }
}

/** A link to one of several lists names its tab. */
function* tabProblems(
  world: World,
  { text, holder, key }: Pick<Link, 'text' | 'holder' | 'key'>,
  raw: RawScreen,
  query: string,
): Iterable<Problem> {
  if (!('views' in raw) || !raw.views) return;
  const tab = query
    .split('&')
    .find((pair) => pair.startsWith('tab='))
    ?.slice('tab='.length);
  const names = [...(raw.view ? [raw.view.name] : []), ...raw.views.map((view) => view.name)];
  if (tab === undefined || tab.includes('{') || names.includes(tab)) return;
  yield* unknownName('link', world, { holder, key }, tab, names, `${text}: that screen has no tab “${tab}”`);
}

export function placeProblems(world: World, { text, holder, key, names }: Link): readonly Problem[] {
  if (!names) return [];
  return placesIn(text)
    .filter((name) => !names.includes(name))
    .flatMap((name) => unknownName('place', world, { holder, key }, name, names, `{${name}} is no field of the row`));
}
