import { recordOf } from '../model/record.ts';
import type { Model } from '../model/types.ts';
import { type SourceSpec, typeImport } from '../print/source.ts';
import { byText } from './look-up.ts';

interface Titled {
  readonly name: string;
  readonly title: { readonly th: string; readonly en: string };
}

function record(all: readonly Titled[]): Record<string, unknown> {
  const sorted = [...all].sort((a, b) => byText(a.name, b.name));
  return recordOf(sorted.map(({ name, title }) => [name, title]));
}

/** generated/api/titles.ts: names of calls, entities and other events, for code that describes what happened. */
export function titles(model: Model): readonly SourceSpec[] {
  return [
    {
      path: 'generated/api/titles.ts',
      data: true,
      imports: [
        typeImport('#contract/text.ts', ['Text']),
        typeImport('./endpoints.ts', ['EndpointId']),
        typeImport('./entities.ts', ['EntityName']),
      ],
      statements: [
        {
          kind: 'const',
          name: 'endpointTitles',
          type: 'Readonly<Record<EndpointId, Text>>',
          value: record(model.endpoints.map(({ id, title }) => ({ name: id, title }))),
        },
        {
          kind: 'const',
          name: 'entityTitles',
          type: 'Readonly<Record<EntityName, Text>>',
          value: record(model.entities),
        },
        {
          kind: 'const',
          name: 'auditActions',
          type: 'Readonly<Record<string, Text>>',
          value: record(model.auditActions),
        },
      ],
    },
  ];
}
