import { fact } from '../model/memory.ts';
import type { EndpointModel, Model } from '../model/types.ts';
import { code } from '../print/literal.ts';
import { pascal } from '../print/names.ts';
import { type SourceSpec, type StatementSpec, valueImport } from '../print/source.ts';
import { bySubject, callFile, callName } from './calls.ts';
import { lookUp } from './look-up.ts';

/** The types of a call's input and answer are with the call. */
function hookOf({ id, method }: EndpointModel): StatementSpec {
  const call = callName(id);
  const [type, value] =
    method === 'GET'
      ? [`GetHook<typeof ${call}>`, `(query, options) => useGet(${call}, query, options)`]
      : [`PostHook<typeof ${call}>`, `() => usePost(${call})`];
  return { kind: 'const', name: `use${pascal(id)}`, type, value: code(value) };
}

function subjectOf(area: string, all: readonly [EndpointModel, ...EndpointModel[]]): SourceSpec {
  const file = callFile(all[0].id);
  const methods = new Set(all.map((endpoint) => endpoint.method));
  return {
    path: `generated/web/${area}/${file.replace(/^calls/, 'hooks')}`,
    imports: [
      valueImport('#web/data/hooks.ts', [
        ...(methods.has('GET') ? ['type GetHook', 'useGet'] : []),
        ...(methods.has('POST') ? ['type PostHook', 'usePost'] : []),
      ]),
      valueImport(
        `../${file}`,
        all.map((endpoint) => callName(endpoint.id)),
      ),
    ],
    statements: all.map(hookOf),
  };
}

const hooksIn = fact('model', (model: Model, area: string): readonly SourceSpec[] =>
  [...bySubject(lookUp(model).endpointsOf(area)).values()].map((all) => subjectOf(area, all)),
);

/**
 * generated/web/<area>/hooks/<subject>.ts: a typed SWR hook for each GET, a typed mutation for each POST, a line each;
 * apart by subject as the calls are.
 */
export function hooks(model: Model): readonly SourceSpec[] {
  return lookUp(model).areas.flatMap((area) => hooksIn(model, area));
}
