import type { Definitions } from '#contract/definitions.ts';
import { definitionsOf } from '../model/definitions.ts';
import type { Deployment } from '../model/deployment.ts';
import { fact, factOf } from '../model/memory.ts';
import { recordOf } from '../model/record.ts';
import type { Model, ScreenModel } from '../model/types.ts';
import { code, quote } from '../print/literal.ts';
import { fileStem } from '../print/names.ts';
import { type SourceSpec, typeImport } from '../print/source.ts';
import { byText } from './look-up.ts';

/** What the manual has to say of an area. */
interface Part {
  /** Pages that say what they are for. */
  readonly screens: readonly ScreenModel[];
  readonly definitions: Definitions | undefined;
}

/** What the manual has to say, by area. */
const parts = factOf('model', (model: Model): ReadonlyMap<string, Part> => {
  const areas = new Map<string, ScreenModel[]>();
  for (const screen of model.screens) areas.set(screen.area, [...(areas.get(screen.area) ?? []), screen]);
  return new Map(
    [...areas].flatMap(([area, unsorted]) => {
      const screens = [...unsorted].sort((a, b) => byText(a.path, b.path));
      const part = { screens: screens.filter(({ help }) => help), definitions: definitionsOf(screens) };
      return part.screens.length > 0 || part.definitions ? [[area, part] as const] : [];
    }),
  );
});

const partOf = fact('model', (model: Model, area: string): SourceSpec => {
  const { screens = [], definitions } = parts(model).get(area) ?? {};
  return {
    path: `generated/web/manual/${area}.ts`,
    data: true,
    imports: [
      ...(definitions ? [typeImport('#contract/definitions.ts', ['Definitions'])] : []),
      typeImport('#contract/route.ts', ['Titles']),
    ],
    statements: [
      { kind: 'const', name: 'manual', type: 'Titles', value: recordOf(screens.map(({ path, help }) => [path, help])) },
      ...(definitions
        ? [{ kind: 'const', name: 'definitions', type: 'Definitions', value: definitions } as const]
        : []),
    ],
  };
});

const wholeOf = fact('model', (model: Model, { name, routes }: Deployment): SourceSpec => {
  const here = new Set(routes);
  const definedIn = ({ definitions }: Part) => Object.keys(definitions?.pages ?? {}).filter((path) => here.has(path));
  const areas = [...parts(model)]
    .filter(([, part]) => part.screens.some(({ path }) => here.has(path)) || definedIn(part).length > 0)
    .sort(([a], [b]) => byText(a, b));
  const defined = areas.flatMap(([area, part]) => definedIn(part).map((path) => [path, area] as const));
  return {
    path: `generated/web/manual/${fileStem(name)}.parts.ts`,
    data: true,
    imports: [typeImport('#contract/definitions.ts', ['ManualPart'])],
    statements: [
      {
        kind: 'const',
        name: 'loadManual',
        type: 'Readonly<Record<string, () => Promise<ManualPart>>>',
        value: recordOf(areas.map(([area]) => [area, code(`() => import(${quote(`./${area}.ts`)})`)])),
        doc: 'What the manual says of pages and their fields, by area.',
      },
      {
        kind: 'const',
        name: 'defined',
        type: 'Readonly<Record<string, string>>',
        value: recordOf([...defined].sort(([a], [b]) => byText(a, b))),
        doc: 'The areas of the pages whose fields are defined, by path.',
      },
    ],
  };
});

/**
 * generated/web/manual/<area>.ts: what the manual says of an area's pages, and what their fields mean.
 * generated/web/manual/<deployment>.parts.ts: the parts of one deployment's manual.
 */
export function manual(model: Model): readonly SourceSpec[] {
  return [
    ...[...parts(model).keys()].map((area) => partOf(model, area)),
    ...[...model.deployments].sort((a, b) => byText(a.name, b.name)).map((deployment) => wholeOf(model, deployment)),
  ];
}
