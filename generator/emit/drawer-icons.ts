import type { Deployment } from '../model/deployment.ts';
import type { Model } from '../model/types.ts';
import { fileStem } from '../print/names.ts';
import { type SourceSpec, valueImport } from '../print/source.ts';
import { checkIcons, type IconExists, iconExport, iconKey, iconTable } from './icons.ts';
import { byText } from './look-up.ts';

/** Icons of the groups of the drawer that lead somewhere in a deployment. */
function groupIcons({ menus, screens }: Model, deployment: Deployment): readonly string[] {
  const away = new Set(screens.map(({ path }) => path).filter((path) => !deployment.routes.includes(path)));
  const leads = ({ gateway, link, items }: Model['menus'][number]) =>
    (gateway === undefined || deployment.gateways.includes(gateway)) &&
    (link === undefined ? items.some((item) => !away.has(item.link)) : !away.has(link));
  return [...new Set(menus.filter(leads).map(({ icon }) => iconKey(icon)))].sort(byText);
}

/** What the drawer shows is part of the shell: nobody has to wait for it who signs in. */
export function drawerIcons(model: Model, deployment: Deployment, exists: IconExists): SourceSpec {
  const icons = groupIcons(model, deployment);
  checkIcons(icons, exists);
  return {
    path: `generated/web/deployments/${fileStem(deployment.name)}.icons.ts`,
    data: true,
    imports: [valueImport('@mdi/js', icons.map(iconExport))],
    statements: [
      {
        kind: 'const',
        name: 'menuIcons',
        type: 'Readonly<Record<string, string>>',
        value: iconTable(icons),
        doc: 'Paths of the icons that the menus of this deployment name, by their name without the prefix.',
      },
    ],
  };
}
