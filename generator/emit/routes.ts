import type { Text } from '#contract/text.ts';
import { templateArea } from '../model/defaults.ts';
import type { Deployment } from '../model/deployment.ts';
import { fact, factOf } from '../model/memory.ts';
import { recordOf } from '../model/record.ts';
import type { Model, ScreenModel } from '../model/types.ts';
import { code, quote } from '../print/literal.ts';
import { fileStem } from '../print/names.ts';
import { type SourceSpec, type StatementSpec, typeImport } from '../print/source.ts';
import { callOf } from './calls.ts';
import { drawerIcons } from './drawer-icons.ts';
import type { IconExists } from './icons.ts';
import { byText, lookUp } from './look-up.ts';
import { stubName } from './stub-name.ts';

/** Where the browser's side of an outside identity service is. */
const identityModules = { firebase: '#web/auth/firebase/firebase-identity.ts' } as const;

const gatewayOf = factOf('model', (model: Model) => new Map(model.areas.map(({ name, gateway }) => [name, gateway])));

/** The path of a screen in the template that it was made from; undefined for one of an area of its own. */
function templateOf(path: string, area: string, model: Model): string | undefined {
  const gateway = gatewayOf(model).get(area);
  return gateway === undefined ? undefined : path.replace(`/${gateway}`, `/${templateArea}`);
}

type Names = ReturnType<typeof lookUp>;

/** What a table of routes has of a screen. */
const headOf = fact('model', (model: Model, path: string) => {
  const screen = lookUp(model).screen(path);
  if (!screen) return undefined;
  const { area, kind, layout, permission } = screen;
  return { area, kind, layout, permission, need: needOf(screen, lookUp(model)) };
});

/** What one page is called. */
const calledAs = fact('model', (model: Model, path: string): Text | undefined => lookUp(model).screen(path)?.title);

function titleOf(path: string, deployment: Deployment | undefined, model: Model): Text | undefined {
  return deployment?.relabel[path] ?? calledAs(model, path);
}

/** The first part of a path: whose titles are fetched together. */
const partOf = (path: string) => path.split('/')[1] ?? '';

/** The screens whose titles are fetched, by the first part of their paths. */
function named(paths: readonly string[], model: Model): ReadonlyMap<string, readonly string[]> {
  const parts = new Map<string, string[]>();
  for (const path of paths) {
    if (headOf(model, path)?.layout === 'auth') continue;
    parts.set(partOf(path), [...(parts.get(partOf(path)) ?? []), path]);
  }
  for (const names of parts.values()) names.sort(byText);
  return new Map([...parts].sort(([a], [b]) => byText(a, b)));
}

const allNamed = factOf('model', (model: Model) =>
  named(
    model.screens.map(({ path }) => path),
    model,
  ),
);

/** Does a deployment have a part as it is everywhere: all its screens, under their own titles? */
function isWhole(part: string, paths: readonly string[], deployment: Deployment, model: Model): boolean {
  const all = allNamed(model).get(part) ?? [];
  return paths.length === all.length && !paths.some((path) => Object.hasOwn(deployment.relabel, path));
}

const stemOf = (part: string) => (part === '' ? 'index' : fileStem(part));

/** Titles that are the same everywhere are written once. */
const titlesFile = (part: string, deployment?: Deployment) =>
  `generated/web/titles/${deployment ? `${fileStem(deployment.name)}/` : ''}${stemOf(part)}.ts`;

/** Screens of one thing that are tabs above each other, for the part of the paths that they are in; those that are on. */
function sectionsOf(part: string, paths: readonly string[], model: Model): readonly unknown[] {
  return model.menus
    .flatMap(({ items }) => items)
    .filter(({ link, tabs }) => tabs && partOf(link) === part)
    .flatMap(({ tabs = [] }) => {
      const here = tabs.filter(({ link }) => paths.includes(link));
      return here.length > 1 ? [here.map((tab) => ({ ...tab, permission: headOf(model, tab.link)?.permission }))] : [];
    });
}

function titlesOf(part: string, paths: readonly string[], model: Model, deployment?: Deployment): SourceSpec {
  const sections = sectionsOf(part, paths, model);
  const ofTabs: StatementSpec = {
    kind: 'const',
    name: 'sections',
    type: 'readonly (readonly SectionTab[])[]',
    value: sections,
  };
  return {
    path: titlesFile(part, deployment),
    data: true,
    imports: [typeImport('#contract/route.ts', [...(sections.length > 0 ? ['SectionTab'] : []), 'Titles'])],
    statements: [
      {
        kind: 'const',
        name: 'titles',
        type: 'Titles',
        value: recordOf(paths.map((path) => [path, titleOf(path, deployment, model)])),
      },
      ...(sections.length > 0 ? [ofTabs] : []),
    ],
  };
}

/** Titles of parts that are whole. */
const commonTitles = factOf('model', (model: Model): readonly SourceSpec[] => {
  const used = new Set(
    model.deployments.flatMap((deployment) =>
      [...named(deployment.routes, model)].flatMap(([part, paths]) =>
        isWhole(part, paths, deployment, model) ? [part] : [],
      ),
    ),
  );
  return [...allNamed(model)].flatMap(([part, paths]) => (used.has(part) ? [titlesOf(part, paths, model)] : []));
});

/** Titles of parts that a deployment has otherwise: not all of their screens, or some under another title. */
const ownTitles = fact('model', (model: Model, deployment: Deployment): readonly SourceSpec[] =>
  [...named(deployment.routes, model)].flatMap(([part, paths]) =>
    isWhole(part, paths, deployment, model) ? [] : [titlesOf(part, paths, model, deployment)],
  ),
);

function loadTitles(model: Model, deployment: Deployment): Record<string, unknown> {
  const files = [...named(deployment.routes, model)].map(([part, paths]) => {
    const own = isWhole(part, paths, deployment, model) ? undefined : deployment;
    const file = titlesFile(part, own).replace('generated/web/', '../');
    return [part, code(`() => import(${quote(file)})`)] as const;
  });
  return recordOf(files);
}

/** The call that a page is about; of a page with several lists each checks its own. */
function mainCall(screen: ScreenModel): string | undefined {
  switch (screen.kind) {
    case 'list':
    case 'report':
      return screen.views ? undefined : screen.list;
    case 'detail':
      return screen.record;
    case 'form':
      return screen.record ?? screen.save;
    case 'matrix':
      return screen.cells;
    // A batch may be known to the page alone: the step that begins one is there without its call.
    case 'wizard':
    case 'dashboard':
    case 'custom':
      return undefined;
  }
}

function headAt(path: string, deployment: Deployment, model: Model) {
  const screen = headOf(model, path);
  if (screen === undefined) throw new Error(`${deployment.name} has the route ${path}, the model does not`);
  return screen;
}

/**
 * The call that a route is about, where it is an extension. It stands in the table itself: the entry would else have all calls
 * of its file.
 */
function needOf(screen: ScreenModel, names: Names): Readonly<Record<string, unknown>> | undefined {
  const main = mainCall(screen);
  const endpoint = main === undefined ? undefined : names.endpoint(main);
  return endpoint?.extension ? callOf(endpoint) : undefined;
}

function routeOf(path: string, deployment: Deployment, model: Model): Record<string, unknown> {
  const screen = headAt(path, deployment, model);
  const { need } = screen;
  const file = `../${screen.area}/${stubName(screen.area, path)}.tsx`;
  return {
    path,
    title: screen.layout === 'auth' ? titleOf(path, deployment, model) : undefined,
    layout: screen.layout === 'auth' ? screen.layout : undefined,
    permission: screen.permission,
    needs: need,
    template: templateOf(path, screen.area, model),
    load: screen.kind === 'custom' ? undefined : code(`() => import(${quote(file)})`),
  };
}

const deploymentOf = fact('model', (model: Model, deployment: Deployment): SourceSpec => {
  const { name, title, server, brand, identity, relabel } = deployment;
  return {
    path: `generated/web/deployments/${fileStem(name)}.ts`,
    data: true,
    imports: [
      typeImport('#contract/catalog.ts', ['DeploymentIdentity']),
      typeImport('#contract/route.ts', ['LoadIcons', 'LoadTitles', 'Route']),
      typeImport('#contract/text.ts', ['Text']),
      typeImport('#web/auth/identity.ts', ['LoadIdentity']),
    ],
    statements: [
      {
        kind: 'const',
        name: 'deployment',
        type: '{ readonly name: string; readonly server: string; readonly title: Text }',
        value: { name, server, title },
      },
      {
        kind: 'const',
        name: 'brand',
        type: '{ readonly name: string; readonly color?: string }',
        value: brand,
      },
      { kind: 'const', name: 'identity', type: 'DeploymentIdentity', value: identity },
      {
        kind: 'const',
        name: 'loadIdentity',
        type: 'LoadIdentity | undefined',
        // A deployment that does not import the service has not one byte of it in its bundle.
        value: code(
          identity.provider === 'local' ? 'undefined' : `() => import(${quote(identityModules[identity.provider])})`,
        ),
        doc: 'The code of the identity service, where there is one beside the server.',
      },
      {
        kind: 'const',
        name: 'routes',
        type: 'readonly Route[]',
        value: deployment.routes.map((path) => routeOf(path, deployment, model)),
      },
      {
        kind: 'const',
        name: 'loadTitles',
        type: 'LoadTitles',
        value: loadTitles(model, deployment),
        doc: 'What the pages are called, by the first part of their paths: fetched beside the first of them.',
      },
      {
        kind: 'const',
        name: 'relabel',
        type: 'Readonly<Record<string, Text>>',
        value: relabel,
        doc: 'Texts said otherwise here: `Entity.field` or `Enum.value`; those of routes are in their titles already.',
      },
      {
        kind: 'const',
        name: 'loadMenuIcons',
        type: 'LoadIcons',
        value: code("() => import('../menu-icons.ts')"),
        doc: 'Every icon that a menu may have, for menus that people have made.',
      },
    ],
  };
});

/**
 * generated/web/deployments/<name>.ts: what the browser loads for one deployment; a route that is off is not in it.
 * generated/web/deployments/<name>.icons.ts: what its menus are drawn with.
 * generated/web/titles/<part>.ts: what pages are called; titles/<name>/<part>.ts where that differs in a deployment.
 */
export function routes(model: Model, exists: IconExists): readonly SourceSpec[] {
  const own = [...model.deployments]
    .sort((a, b) => byText(a.name, b.name))
    .flatMap((deployment) => [
      deploymentOf(model, deployment),
      drawerIcons(model, deployment, exists),
      ...ownTitles(model, deployment),
    ]);
  return [...own, ...commonTitles(model)];
}
