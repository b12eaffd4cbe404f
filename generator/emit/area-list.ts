import type { VirtualFile } from '../model/types.ts';
import { camel } from '../print/names.ts';
import { banner } from '../print/print.ts';
import { byText } from './look-up.ts';

const areaFile = /^src\/areas\/([a-z][a-z0-9-]*)\/server\/area\.ts$/;

/** Areas that have a server side, by the hand-written files of a project. */
export const servedAreas = (code: readonly string[]): readonly string[] =>
  code.flatMap((file) => areaFile.exec(file)?.[1] ?? []).sort(byText);

const checksFile = /^src\/areas\/([a-z][a-z0-9-]*)\/server\/checks\.ts$/;

/** generated/server/checks.ts: what areas have `npm run verify` look at; an empty list where the server has none. */
export function checksList(code: readonly string[]): readonly VirtualFile[] {
  if (servedAreas(code).length === 0) return [];
  const areas = code.flatMap((file) => checksFile.exec(file)?.[1] ?? []).sort(byText);
  const imports = areas.map((name) => `import { checks as ${camel(name)} } from '#areas/${name}/server/checks.ts';\n`);
  const doc = '/** What every area with a checks.ts has `npm run verify` look at. */\n';
  return [
    {
      path: 'generated/server/checks.ts',
      text: `${banner}${imports.join('')}\n${doc}export const checks = [${areas.map(camel).join(', ')}] as const;\n`,
    },
  ];
}

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
