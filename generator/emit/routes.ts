import type { Deployment, Model } from '../model/types.ts';
import { code, quote } from '../print/literal.ts';
import { fileStem } from '../print/names.ts';
import { type SourceSpec, typeImport, valueImport } from '../print/source.ts';
import { menusOf } from './deployments.ts';
import { checkIcons, type IconExists, iconExport, iconKey, iconTable } from './icons.ts';
import { byText, type LookUp, lookUp } from './look-up.ts';
import { stubName } from './stub-name.ts';

function routeOf(path: string, deployment: Deployment, names: LookUp): Record<string, unknown> {
  const screen = names.screen(path);
  if (screen === undefined) throw new Error(`${deployment.name} has the route ${path}, the model does not`);
  const file = `../${screen.area}/${stubName(screen.area, path)}.tsx`;
  return {
    path,
    title: deployment.relabel[path] ?? screen.title,
    layout: screen.layout,
    permission: screen.permission,
    load: screen.kind === 'custom' ? undefined : code(`() => import(${quote(file)})`),
  };
}

function deploymentOf(model: Model, deployment: Deployment, exists: IconExists): SourceSpec {
  const names = lookUp(model);
  const icons = [...new Set(menusOf(model, deployment).map((menu) => iconKey(menu.icon)))].sort(byText);
  checkIcons(icons, exists);
  const { name, title, server, brand, relabel } = deployment;
  return {
    path: `generated/web/deployments/${fileStem(name)}.ts`,
    data: true,
    imports: [
      valueImport('@mdi/js', icons.map(iconExport)),
      typeImport('#contract/screen.ts', ['Route']),
      typeImport('#contract/text.ts', ['Text']),
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
      {
        kind: 'const',
        name: 'routes',
        type: 'readonly Route[]',
        value: deployment.routes.map((path) => routeOf(path, deployment, names)),
      },
      {
        kind: 'const',
        name: 'relabel',
        type: 'Readonly<Record<string, Text>>',
        value: relabel,
        doc: 'Texts said otherwise here: `Entity.field` or `Enum.value`; those of routes are in `routes` already.',
      },
      { kind: 'const', name: 'menuIcons', type: 'Readonly<Record<string, string>>', value: iconTable(icons) },
    ],
  };
}

/** generated/web/deployments/<name>.ts: what the browser loads for one deployment; a route that is off is not in it. */
export function routes(model: Model, exists: IconExists): readonly SourceSpec[] {
  return [...model.deployments]
    .sort((a, b) => byText(a.name, b.name))
    .map((deployment) => deploymentOf(model, deployment, exists));
}
