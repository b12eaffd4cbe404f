import type { Deployment } from '../model/deployment.ts';
import { fact, factOf } from '../model/memory.ts';
import { recordOf } from '../model/record.ts';
import type { Model, ScreenModel } from '../model/types.ts';
import { code, quote } from '../print/literal.ts';
import { fileStem } from '../print/names.ts';
import { type SourceSpec, typeImport } from '../print/source.ts';
import { byText } from './look-up.ts';

/** Screens that the manual has something to say of, by area. */
const described = factOf('model', (model: Model): ReadonlyMap<string, readonly ScreenModel[]> => {
  const areas = new Map<string, ScreenModel[]>();
  for (const screen of model.screens)
    if (screen.help) areas.set(screen.area, [...(areas.get(screen.area) ?? []), screen]);
  return areas;
});

const partOf = fact('model', (model: Model, area: string): SourceSpec => {
  const screens = [...(described(model).get(area) ?? [])].sort((a, b) => byText(a.path, b.path));
  return {
    path: `generated/web/manual/${area}.ts`,
    data: true,
    imports: [typeImport('#contract/route.ts', ['Titles'])],
    statements: [
      { kind: 'const', name: 'manual', type: 'Titles', value: recordOf(screens.map(({ path, help }) => [path, help])) },
    ],
  };
});

const wholeOf = fact('model', (model: Model, { name, routes }: Deployment): SourceSpec => {
  const here = new Set(routes);
  const areas = [...described(model)].filter(([, screens]) => screens.some(({ path }) => here.has(path)));
  const files = areas.map(([area]) => area).sort(byText);
  return {
    path: `generated/web/manual/${fileStem(name)}.parts.ts`,
    data: true,
    imports: [typeImport('#contract/route.ts', ['Titles'])],
    statements: [
      {
        kind: 'const',
        name: 'loadManual',
        type: 'readonly (() => Promise<{ readonly manual: Titles }>)[]',
        value: files.map((area) => code(`() => import(${quote(`./${area}.ts`)})`)),
        doc: 'What the manual says of the pages, by their paths, in parts.',
      },
    ],
  };
});

/**
 * generated/web/manual/<area>.ts: what the manual says of an area's pages.
 * generated/web/manual/<deployment>.parts.ts: the parts of one deployment's manual.
 */
export function manual(model: Model): readonly SourceSpec[] {
  return [
    ...[...described(model).keys()].map((area) => partOf(model, area)),
    ...[...model.deployments].sort((a, b) => byText(a.name, b.name)).map((deployment) => wholeOf(model, deployment)),
  ];
}
