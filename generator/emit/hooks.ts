import type { EndpointModel, Model } from '../model/types.ts';
import { pascal } from '../print/names.ts';
import { type SourceSpec, type StatementSpec, typeImport, valueImport } from '../print/source.ts';
import { bySubject, callFile, callName } from './calls.ts';
import { type LookUp, lookUp } from './look-up.ts';
import { type Envelope, shapesOf } from './shapes.ts';

const envelopeTypes: Readonly<Record<Envelope, (reply: string) => string>> = {
  list: (reply) => `PageReply<${reply}>`,
  items: (reply) => `RecordReply<readonly ${reply}[]>`,
  record: (reply) => `RecordReply<${reply}>`,
};

interface Hook {
  readonly statement: StatementSpec;
  readonly types: readonly string[];
  readonly envelope: string;
}

function hookOf(endpoint: EndpointModel, names: LookUp): Hook {
  const id = pascal(endpoint.id);
  const { envelope } = shapesOf(endpoint, names);
  const reply = envelopeTypes[envelope](`${id}Reply`);
  const doc = `${endpoint.title.en}: ${endpoint.method} ${endpoint.path}`;
  const shared = { envelope: envelope === 'list' ? 'PageReply' : 'RecordReply' };
  if (endpoint.method === 'GET') {
    return {
      ...shared,
      types: [`${id}Query`, `${id}Reply`],
      statement: {
        kind: 'function',
        name: `use${id}`,
        parameters: [
          { name: 'query', type: `${id}Query | null` },
          { name: 'options', type: 'QueryOptions', optional: true },
        ],
        returns: `Query<${reply}>`,
        body: `return useGet(${callName(endpoint.id)}, query, options);`,
        doc,
      },
    };
  }
  const body = endpoint.multipart ? `${id}Form` : `${id}Body`;
  return {
    ...shared,
    types: [body, `${id}Reply`],
    statement: {
      kind: 'function',
      name: `use${id}`,
      parameters: [],
      returns: `Mutation<${body}, ${reply}>`,
      body: `return usePost(${callName(endpoint.id)});`,
      doc,
    },
  };
}

function subjectOf(area: string, all: readonly [EndpointModel, ...EndpointModel[]], names: LookUp): SourceSpec {
  const file = callFile(all[0].id);
  const hooks = all.map((endpoint) => hookOf(endpoint, names));
  const methods = new Set(all.map((endpoint) => endpoint.method));
  const get = methods.has('GET');
  const post = methods.has('POST');
  return {
    path: `generated/web/${area}/${file.replace(/^calls/, 'hooks')}`,
    imports: [
      typeImport(
        '#contract/envelope.ts',
        hooks.map((hook) => hook.envelope),
      ),
      typeImport(
        `#generated/api/${area}.ts`,
        hooks.flatMap((hook) => hook.types),
      ),
      valueImport('#web/data/hooks.ts', [
        ...(get ? ['type Query', 'type QueryOptions', 'useGet'] : []),
        ...(post ? ['type Mutation', 'usePost'] : []),
      ]),
      valueImport(
        `../${file}`,
        all.map((endpoint) => callName(endpoint.id)),
      ),
    ],
    statements: hooks.map((hook) => hook.statement),
  };
}

/**
 * generated/web/<area>/hooks/<subject>.ts: a typed SWR hook for each GET, a typed mutation for each POST; apart by
 * subject as the calls are.
 */
export function hooks(model: Model): readonly SourceSpec[] {
  const names = lookUp(model);
  return names.areas.flatMap((area) =>
    [...bySubject(names.endpointsOf(area)).values()].map((all) => subjectOf(area, all, names)),
  );
}
