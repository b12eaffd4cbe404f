import type { Call, EndpointKind } from '#contract/call.ts';
import type { EndpointModel, Model } from '../model/types.ts';
import { camel, fileStem } from '../print/names.ts';
import { type SourceSpec, typeImport } from '../print/source.ts';
import { byText, lookUp } from './look-up.ts';

const callKeys = [
  'id',
  'method',
  'path',
  'variant',
  'permission',
  'onError',
  'money',
  'multipart',
  'optOut',
  'invalidates',
  'extension',
  'kind',
  'key',
] as const satisfies readonly (keyof Call)[];

/** Kinds whose body or query names one record, so that an action knows what to send. */
const aboutOne = new Set<EndpointKind>(['record', 'update', 'remove', 'move']);

function callOf({ call, kind, key }: EndpointModel): Record<string, unknown> {
  const plain = Object.fromEntries(callKeys.map((name) => [name, call[name]]));
  if (aboutOne.has(kind)) return { ...plain, kind, key };
  // A service names its record by a key of its own where the manifest says so.
  return kind === 'service' && key !== undefined ? { ...plain, key } : plain;
}

/** Name of a call's constant: `withdrawList`. */
export function callName(id: string): string {
  return camel(id);
}

/** Name of the call that answers the history of a record. */
export const historyName = 'recordHistory';

/** generated/web/record-history.ts: one call for the screens of every area, so that none has to know another. */
function historyFile(model: Model): readonly SourceSpec[] {
  const endpoint = model.endpoints.find((one) => one.history);
  if (!endpoint) return [];
  return [
    {
      path: 'generated/web/record-history.ts',
      data: true,
      imports: [typeImport('#contract/call.ts', ['Call'])],
      statements: [{ kind: 'const', name: historyName, type: 'Call', value: callOf(endpoint) }],
    },
  ];
}

/** The first word of a call's id: what a file of calls is about. `withdraw.action.approve` → `withdraw`. */
const subjectOf = (id: string): string => id.split('.')[0] ?? id;

/** Where the browser's constant of a call is, seen from generated/web/<area>. */
export const callFile = (id: string): string => `calls/${fileStem(subjectOf(id))}.ts`;

/** The calls of an area by what they are about, in the order of their names. */
export function bySubject(
  endpoints: readonly EndpointModel[],
): ReadonlyMap<string, readonly [EndpointModel, ...EndpointModel[]]> {
  const found = new Map<string, [EndpointModel, ...EndpointModel[]]>();
  for (const endpoint of endpoints) {
    const known = found.get(subjectOf(endpoint.id));
    if (known) known.push(endpoint);
    else found.set(subjectOf(endpoint.id), [endpoint]);
  }
  return new Map([...found].sort(([a], [b]) => byText(a, b)));
}

/**
 * generated/web/<area>/calls/<subject>.ts: the calls as the browser knows them. Apart from the hooks, so that a page
 * stub pulls in no hook, and a file for each subject, so that a screen fetches no calls of others.
 */
export function calls(model: Model): readonly SourceSpec[] {
  const names = lookUp(model);
  const areas = names.areas.flatMap((area) =>
    [...bySubject(names.endpointsOf(area)).values()].map((all) => ({
      path: `generated/web/${area}/${callFile(all[0].id)}`,
      data: true as const,
      imports: [typeImport('#contract/call.ts', ['Call'])],
      statements: all.map((endpoint) => ({
        kind: 'const' as const,
        name: callName(endpoint.id),
        type: 'Call',
        value: callOf(endpoint),
      })),
    })),
  );
  return [...areas, ...historyFile(model)];
}
