import type { Call, EndpointKind } from '#contract/call.ts';
import type { EndpointModel, Model } from '../model/types.ts';
import { camel } from '../print/names.ts';
import { type SourceSpec, typeImport } from '../print/source.ts';
import { lookUp } from './look-up.ts';

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

/** generated/web/<area>/calls.ts: the calls as the browser knows them. Apart from the hooks, so that a page stub pulls in no hook. */
export function calls(model: Model): readonly SourceSpec[] {
  const names = lookUp(model);
  const areas = names.areas
    .filter((area) => names.endpointsOf(area).length > 0)
    .map((area) => ({
      path: `generated/web/${area}/calls.ts`,
      data: true as const,
      imports: [typeImport('#contract/call.ts', ['Call'])],
      statements: names.endpointsOf(area).map((endpoint) => ({
        kind: 'const' as const,
        name: callName(endpoint.id),
        type: 'Call',
        value: callOf(endpoint),
      })),
    }));
  return [...areas, ...historyFile(model)];
}
