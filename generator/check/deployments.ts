import type { RawDeployment } from '../language/files.ts';
import type { RawScreen } from '../language/screen.ts';
import { calledBy } from '../model/actions.ts';
import type { Deployment } from '../model/deployment.ts';
import { resolveDeployments } from '../model/deployments.ts';
import { own } from '../model/draft.ts';
import type { Problem } from '../model/types.ts';
import { wizardCalls } from '../model/wizards.ts';
import { editorSaves, savesOf, type World } from '../model/world.ts';
import { dashboardCalls } from './dashboards.ts';
import { actionsOf, editorsIn, headActionsOf, partsOf, rowActionsOf } from './look.ts';
import { type At, complaints, type Rule, unknownName, warnings } from './rule.ts';

/** Overlays aim at things that exist, and leave no screen without its calls. */
export const deployments: Rule = function* (world) {
  const { draft } = world;
  const servers = draft.app?.servers.map((server) => server.key) ?? [];
  const areas = draft.areas.filter((area) => area.gateway === undefined).map((area) => area.name);
  const gateways = draft.gateways.map((gateway) => gateway.name);
  for (const [raw, resolved] of resolveDeployments(draft)) {
    if (draft.app && !servers.includes(raw.server) && !draft.places.isDamaged(raw, 'server')) {
      yield* unknownName(
        'deployment',
        world,
        { holder: raw, key: 'server' },
        raw.server,
        servers,
        `unknown server “${raw.server}”`,
      );
    }
    yield* chosen(world, raw.gateways, gateways, 'gateway');
    yield* chosen(world, raw.areas, areas, 'area');
    const targets = [...draft.screens.keys(), ...draft.endpoints.keys()];
    for (const [index, name] of (raw.off ?? []).entries()) {
      if (!draft.screens.has(name) && !draft.endpoints.has(name)) {
        yield* unknownName(
          'overlay',
          world,
          { holder: raw.off ?? raw, key: index },
          name,
          targets,
          `there is no route or endpoint “${name}” to turn off`,
        );
      }
    }
    for (const path of Object.keys(raw.relabel ?? {})) yield* relabelling(world, raw.relabel ?? raw, path, resolved);
    yield* missingCalls(world, raw, resolved);
  }
  if (draft.deployments.length === 0 && !draft.places.mayExist('deployment')) {
    const holder = draft.app ?? {};
    yield complaints(
      'deployment',
      world,
    )({ holder, received: 'nothing', message: 'there is no deployment: manifest/deployments/ has no file' });
  }
};

function* chosen(
  world: World,
  value: RawDeployment['areas'],
  allowed: readonly string[],
  what: string,
): Iterable<Problem> {
  if (value === undefined || typeof value === 'string') return;
  for (const [index, name] of value.entries()) {
    if (!allowed.includes(name))
      yield* unknownName(
        'overlay',
        world,
        { holder: value, key: index },
        name,
        allowed,
        `unknown ${what} “${name}”: a deployment may only narrow what the manifest has`,
      );
  }
}

function* relabelling(world: World, holder: object, path: string, resolved: Deployment): Iterable<Problem> {
  const { draft, entities, enums } = world;
  const at = { holder, key: path, part: 'key' as const };
  if (path.startsWith('/')) {
    if (!draft.screens.has(path))
      yield* unknownName('overlay', world, at, path, draft.screens.keys(), `there is no route “${path}” to relabel`);
    else if (!resolved.routes.includes(path)) {
      const message = `${path} is off in ${resolved.name}: its label is never seen`;
      yield warnings('overlay', world)({ ...at, received: path, message });
    }
    return;
  }
  const [owner = '', name = ''] = path.split(/\.(.*)/s);
  if (draft.entities.has(owner)) {
    if (!entities.written(owner).has(name))
      yield* unknownName(
        'overlay',
        world,
        at,
        path,
        entities.names(owner).map((field) => `${owner}.${field}`),
        `there is no field “${name}” on ${owner} to relabel`,
      );
    return;
  }
  const options = enums.get(owner)?.options;
  if (options) {
    if (own(draft.enums.get(owner)?.raw, name) === undefined)
      yield* unknownName(
        'overlay',
        world,
        at,
        path,
        options.map((option) => `${owner}.${option.value}`),
        `there is no value “${name}” in ${owner} to relabel`,
      );
    return;
  }
  yield* unknownName(
    'overlay',
    world,
    at,
    path,
    [...[...draft.entities.keys(), ...enums.keys()].map((known) => `${known}.${name}`), ...draft.screens.keys()],
    `there is nothing called “${path}” to relabel`,
  );
}

/** Screens that are on need the calls that they are made of. */
function* missingCalls(world: World, raw: RawDeployment, deployment: Deployment): Iterable<Problem> {
  const complain = complaints('overlay', world);
  const on = new Set(deployment.endpoints);
  const off = raw.off ?? [];
  for (const route of deployment.routes) {
    const screen = world.draft.screens.get(route)?.raw;
    if (!screen) continue;
    const needed = partsOf(screen).flatMap(callsOf);
    const missing = needed.find((id) => world.draft.endpoints.has(id) && !on.has(id));
    if (missing === undefined) continue;
    const index = off.indexOf(missing);
    const at = index >= 0 ? { holder: off, key: index } : turnedOffAt(world, raw, missing);
    yield complain({
      ...at,
      received: missing,
      message: `${route} is on in ${raw.deployment} and needs ${missing}, which is off`,
    });
  }
}

/** Where a deployment turns something off that it does not name: the list that its area or gateway is not in. */
export function turnedOffAt(world: World, raw: RawDeployment, name: string): At {
  const thing = world.draft.endpoints.get(name) ?? world.draft.screens.get(name);
  const key = thing?.gateway === undefined ? 'areas' : 'gateways';
  return { holder: raw, key: raw[key] === undefined ? 'deployment' : key };
}

/** Every call that a screen is made of. */
function callsOf(screen: RawScreen): readonly string[] {
  return [
    ...('list' in screen
      ? [screen.list]
      : 'report' in screen
        ? [screen.report]
        : 'detail' in screen
          ? [screen.detail]
          : 'matrix' in screen
            ? [screen.matrix, screen.rows.list, screen.columns.list]
            : []),
    ...('form' in screen
      ? [...savesOf(screen.form), ...(screen.form.record === undefined ? [] : [screen.form.record])]
      : []),
    ...('wizard' in screen ? wizardCalls(screen) : []),
    ...('dashboard' in screen ? dashboardCalls(screen.dashboard) : []),
    ...('related' in screen ? (screen.related ?? []).map((related) => related.list) : []),
    ...('panels' in screen ? (screen.panels ?? []).flatMap((panel) => panel.call ?? []) : []),
    ...editorsIn(screen).flatMap((editor) => [
      editor.list,
      ...editorSaves(editor),
      ...[...rowActionsOf(editor), ...headActionsOf(editor)].flatMap((action) => calledBy(action.raw) ?? []),
    ]),
    ...actionsOf(screen).flatMap((action) => calledBy(action.raw) ?? []),
  ];
}
