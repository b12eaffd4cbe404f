import type { VirtualFile } from '../model/types.ts';
import { camel } from '../print/names.ts';
import { banner } from '../print/print.ts';
import { byText } from './look-up.ts';

const areaFile = /^src\/areas\/([a-z][a-z0-9-]*)\/server\/area\.ts$/;

/** Areas that have a server side, by the hand-written files of a project. */
export const servedAreas = (code: readonly string[]): readonly string[] =>
  code.flatMap((file) => areaFile.exec(file)?.[1] ?? []).sort(byText);

/** A list of what areas export from the file of a name, found by its place; an empty list where the server has none. */
const partsList =
  (part: string, doc: string) =>
  (code: readonly string[]): readonly VirtualFile[] => {
    if (servedAreas(code).length === 0) return [];
    const file = new RegExp(`^src/areas/([a-z][a-z0-9-]*)/server/${part}\\.ts$`);
    const areas = code.flatMap((path) => file.exec(path)?.[1] ?? []).sort(byText);
    const imports = areas.map(
      (name) => `import { ${part} as ${camel(name)} } from '#areas/${name}/server/${part}.ts';\n`,
    );
    const list = part.endsWith('s') ? part : `${part}s`;
    return [
      {
        path: `generated/server/${list}.ts`,
        text: `${banner}${imports.join('')}\n/** ${doc} */\nexport const ${list} = [${areas.map(camel).join(', ')}] as const;\n`,
      },
    ];
  };

/** generated/server/checks.ts: what areas have `npm run verify` look at. */
export const checksList = partsList('checks', 'What every area with a checks.ts has `npm run verify` look at.');

/** generated/server/demos.ts: the parts of areas in the demo. */
export const demosList = partsList('demo', 'The part in the demo of every area with a demo.ts.');

const gatewayFile = /^src\/gateways\/([a-z][a-z0-9]*)\/protocol\.ts$/;

/**
 * generated/server/gateways.ts: how each gateway is spoken to whose folder is there; none where a project has no folder of
 * gateways.
 */
export function gatewayList(code: readonly string[]): readonly VirtualFile[] {
  const gateways = code.flatMap((file) => gatewayFile.exec(file)?.[1] ?? []).sort(byText);
  if (gateways.length === 0) return [];
  const imports = gateways.map(
    (name) => `import { protocol as ${camel(name)} } from '#gateways/${name}/protocol.ts';\n`,
  );
  const list = gateways.map((name) => `  ${camel(name)},\n`);
  const doc = '/** Every gateway whose folder is in src/gateways. */\n';
  return [
    {
      path: 'generated/server/gateways.ts',
      text: `${banner}${imports.join('')}\n${doc}export const protocols = {\n${list.join('')}} as const;\n`,
    },
  ];
}

/**
 * generated/server/areas.ts: the areas whose folders are there, so that the server folds what it finds and names none. None
 * where a project has no server of its own.
 */
export function areaList(code: readonly string[]): readonly VirtualFile[] {
  const areas = servedAreas(code);
  if (areas.length === 0) return [];
  const imports = areas.map((name) => `import { area as ${camel(name)} } from '#areas/${name}/server/area.ts';\n`);
  const list = areas.map((name) => `  ${camel(name)},\n`);
  const doc = '/** Every area whose folder is in src/areas. */\n';
  return [
    {
      path: 'generated/server/areas.ts',
      text: `${banner}${imports.join('')}\n${doc}export const areas = [\n${list.join('')}] as const;\n`,
    },
  ];
}
