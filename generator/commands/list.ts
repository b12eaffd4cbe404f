import { nearest } from '#contract/nearest.ts';
import { understand } from '../main.ts';
import type { Deployment } from '../model/deployment.ts';
import type { Model } from '../model/types.ts';
import { type Command, parseArguments } from './command.ts';
import { reportProblems } from './report.ts';

type Line = Readonly<Record<string, string | number | boolean | readonly string[]>>;

/** Whether this thing is on in the deployment. Everything is on if none is given. */
const isOn = (names: readonly string[] | undefined): ((name: string) => boolean) => {
  const set = names && new Set(names);
  return (name) => set === undefined || set.has(name);
};

/** What can be listed, each as flat objects. */
const listings: Readonly<Record<string, (model: Model, deployment: Deployment | undefined) => readonly Line[]>> = {
  routes: (model, deployment) =>
    model.screens
      .filter((screen) => isOn(deployment?.routes)(screen.path))
      .map((screen) => ({
        path: screen.path,
        title: screen.title.th,
        title_en: screen.title.en,
        kind: screen.kind,
        area: screen.area,
        permission: screen.permission,
        layout: screen.layout,
        ...('views' in screen && screen.views
          ? { views: [screen.views.name, ...screen.views.further.map((one) => one.view)] }
          : {}),
      })),
  endpoints: (model, deployment) =>
    model.endpoints
      .filter((endpoint) => isOn(deployment?.endpoints)(endpoint.id))
      .map((endpoint) => ({
        id: endpoint.id,
        method: endpoint.method,
        path: endpoint.path,
        permission: endpoint.permission,
        kind: endpoint.kind,
        area: endpoint.area,
        ...(endpoint.entity === undefined ? {} : { entity: endpoint.entity }),
        ...(endpoint.money ? { money: true } : {}),
        ...(endpoint.extension ? { extension: true } : {}),
      })),
  entities: (model, deployment) =>
    model.entities
      .filter((entity) => {
        const gateway = model.areas.find((area) => area.name === entity.area)?.gateway;
        return gateway === undefined ? isOn(deployment?.areas)(entity.area) : isOn(deployment?.gateways)(gateway);
      })
      .map((entity) => ({
        name: entity.name,
        title: entity.title.th,
        area: entity.area,
        table: entity.virtual ? '' : entity.table,
        key: entity.key,
        fields: Object.keys(entity.fields),
      })),
  shapes: (model, deployment) =>
    model.shapes
      .filter((shape) => isOn(deployment?.areas)(shape.area))
      .map((shape) => ({ name: shape.name, area: shape.area, fields: shape.fields.map((field) => field.name) })),
  permissions: (model, deployment) => {
    const used =
      deployment &&
      new Set(
        model.endpoints
          .filter((endpoint) => deployment.endpoints.includes(endpoint.id))
          .map((endpoint) => endpoint.permission),
      );
    return model.access.permissions.map((permission) => ({
      key: permission.key,
      title: permission.title.th,
      title_en: permission.title.en,
      risk: permission.risk,
      roles: model.access.roles.filter((role) => role.permissions.includes(permission.key)).map((role) => role.code),
      ...(used ? { used: used.has(permission.key) } : {}),
    }));
  },
};

/** Columns of equal width, the long lists left to --json. */
function table(lines: readonly Line[]): readonly string[] {
  const names = Object.keys(lines[0] ?? {}).filter((name) => !Array.isArray(lines[0]?.[name]));
  const cell = (line: Line, name: string): string => String(line[name] ?? '');
  const widths = names.map((name) => Math.max(name.length, ...lines.map((line) => cell(line, name).length)));
  const row = (cells: readonly string[]): string =>
    cells
      .map((text, i) => text.padEnd(widths[i] ?? 0))
      .join('  ')
      .trimEnd();
  return [row(names), ...lines.map((line) => row(names.map((name) => cell(line, name))))];
}

export const list: Command = {
  usage: `list ${Object.keys(listings).join('|')} [--json] [--deployment NAME]`,
  about: [
    'Lists what the manifest has.',
    '  --json             an array of objects',
    '  --deployment NAME  only what is on in this deployment',
  ].join('\n'),
  flags: ['--json'],
  values: ['--deployment'],
  run(invocation) {
    const args = parseArguments(list, invocation.words);
    const what = 'error' in args ? '' : (args.plain[0] ?? '');
    const listing = Object.hasOwn(listings, what) ? listings[what] : undefined;
    if ('error' in args || !listing) {
      const hint = nearest(what, Object.keys(listings));
      invocation.err(
        'error' in args
          ? args.error
          : `list ${Object.keys(listings).join('|')}${hint ? `; did you mean “${hint}”?` : ''}`,
      );
      return 2;
    }
    const { model, problems } = understand(invocation.root);
    if (!model) return reportProblems(problems, invocation);
    const name = args.values.get('--deployment');
    const deployment = model.deployments.find((one) => one.name === name);
    if (name !== undefined && !deployment) {
      invocation.err(
        `there is no deployment “${name}”; there are ${model.deployments.map((one) => one.name).join(', ')}`,
      );
      return 2;
    }
    const lines = listing(model, deployment);
    if (args.flags.has('--json')) invocation.out(JSON.stringify(lines, null, 1));
    else for (const line of table(lines)) invocation.out(line);
    return 0;
  },
};
