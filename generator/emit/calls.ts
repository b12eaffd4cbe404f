import type { Call, EndpointKind } from '#contract/call.ts';
import { fact } from '../model/memory.ts';
import type { EndpointModel, Model } from '../model/types.ts';
import { camel, fileStem, pascal } from '../print/names.ts';
import { type SourceSpec, typeImport } from '../print/source.ts';
import { byText, type LookUp, lookUp } from './look-up.ts';
import { type Envelope, shapesOf } from './shapes.ts';

const callKeys = [
  'id',
  'method',
  'path',
  'variant',
  'permission',
  'money',
  'multipart',
  'optOut',
  'invalidates',
  'extension',
  'final',
  'over',
  'kind',
  'key',
] as const satisfies readonly (keyof Call)[];

/** Kinds whose body or query names one record, so that an action knows what to send. */
const aboutOne = new Set<EndpointKind>(['record', 'update', 'remove', 'move']);

/** A call as the browser has it. */
export function callOf({ call, kind, key }: EndpointModel): Record<string, unknown> {
  const plain = Object.fromEntries(callKeys.map((name) => [name, call[name]]));
  if (aboutOne.has(kind)) return { ...plain, kind, key };
  // A service names its record by a key of its own where the manifest says so.
  return kind === 'service' && key !== undefined ? { ...plain, key } : plain;
}

/** Name of a call's constant: `withdrawList`. */
export function callName(id: string): string {
  return camel(id);
}

interface EnvelopeType {
  readonly name: string;
  of(reply: string): string;
}

const envelopeTypes: Readonly<Record<Envelope, EnvelopeType>> = {
  list: { name: 'PageReply', of: (reply) => `PageReply<${reply}>` },
  items: { name: 'RecordReply', of: (reply) => `RecordReply<readonly ${reply}[]>` },
  record: { name: 'RecordReply', of: (reply) => `RecordReply<${reply}>` },
};

/** A report made of facts says more than a page. */
const reportType: EnvelopeType = { name: 'ReportReply', of: (reply) => `ReportReply<${reply}>` };

/** What a call sends and answers, as a type, and the names in it. */
function typeOf(endpoint: EndpointModel, names: LookUp) {
  const id = pascal(endpoint.id);
  const sent = `${id}${endpoint.method === 'GET' ? 'Query' : endpoint.multipart ? 'Form' : 'Body'}`;
  const envelope = endpoint.figures ? reportType : envelopeTypes[shapesOf(endpoint, names).envelope];
  return { text: `Call<${sent}, ${envelope.of(`${id}Reply`)}>`, types: [sent, `${id}Reply`], envelope: envelope.name };
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
    const existing = found.get(subjectOf(endpoint.id));
    if (existing) existing.push(endpoint);
    else found.set(subjectOf(endpoint.id), [endpoint]);
  }
  return new Map([...found].sort(([a], [b]) => byText(a, b)));
}

const callsIn = fact('model', (model: Model, area: string): readonly SourceSpec[] => {
  const names = lookUp(model);
  return [...bySubject(names.endpointsOf(area)).values()].map((all): SourceSpec => {
    const typed = all.map((endpoint) => ({ endpoint, ...typeOf(endpoint, names) }));
    return {
      path: `generated/web/${area}/${callFile(all[0].id)}`,
      data: true,
      imports: [
        typeImport('#contract/call.ts', ['Call']),
        typeImport(
          '#contract/envelope.ts',
          typed.map((one) => one.envelope),
        ),
        typeImport(
          `#generated/api/${area}.ts`,
          typed.flatMap((one) => one.types),
        ),
      ],
      statements: typed.map(({ endpoint, text }) => ({
        kind: 'const',
        name: callName(endpoint.id),
        type: text,
        value: callOf(endpoint),
        doc: `${endpoint.title.en}: ${endpoint.method} ${endpoint.path}`,
      })),
    };
  });
});

/**
 * generated/web/<area>/calls/<subject>.ts: the calls as the browser knows them. Apart from the hooks, so that a page
 * stub pulls in no hook, and a file for each subject, so that a screen fetches no calls of others.
 */
export function calls(model: Model): readonly SourceSpec[] {
  return [...lookUp(model).areas.flatMap((area) => callsIn(model, area)), ...historyFile(model)];
}
