import type { Entity, StoredField } from '#contract/endpoint.ts';
import type { EntityModel, Model } from '../model/types.ts';
import { code, union } from '../print/literal.ts';
import { camel } from '../print/names.ts';
import { type SourceSpec, typeImport } from '../print/source.ts';
import { OptionWriter } from './enums.ts';
import { fieldsBeyond, ownerOf } from './inherited.ts';
import { byText, type LookUp, lookUp, pick, plainField } from './look-up.ts';
import { tablesOf } from './tables.ts';

const entityKeys = [
  'name',
  'area',
  'table',
  'key',
  'display',
  'search',
  'scope',
  'about',
  'gateway',
  'where',
  'managed',
  'lifecycle',
  'rollup',
] as const satisfies readonly (keyof Entity)[];

const storedKeys = [
  'column',
  'through',
  'count',
  'derived',
  'over',
  'measure',
  'figure',
  'target',
  'unique',
  'immutable',
] as const satisfies readonly (keyof StoredField)[];

function storedField(field: StoredField, options: OptionWriter): Record<string, unknown> {
  return Object.assign(options.field(plainField(field)), pick(field, storedKeys));
}

function entityOf(entity: EntityModel, names: LookUp, options: OptionWriter): Record<string, unknown> {
  const owner = ownerOf(entity, names);
  const base = code(`${camel(owner?.name ?? entity.name)}.fields`);
  return {
    ...pick(entity, entityKeys),
    fields: fieldsBeyond(entity, owner, base, (field) => storedField(field, options)),
  };
}

/** The choices of every enum by its name, for what a deployment calls otherwise. */
function enumsOf(model: Model, options: OptionWriter): Record<string, unknown> {
  const sorted = Object.values(model.enums).sort((a, b) => byText(a.name, b.name));
  return Object.fromEntries(sorted.map((each) => [each.name, options.options(each.options)]));
}

/** generated/api/entities.ts: the entities as the server knows them. */
export function entities(model: Model): readonly SourceSpec[] {
  const sorted = [...model.entities].sort((a, b) => byText(a.name, b.name));
  const names = sorted.map((entity) => entity.name);
  const options = new OptionWriter(model);
  // Owners first: an entity that extends one reads its fields when the file is loaded.
  const owners = [...sorted.filter((each) => !each.extends), ...sorted.filter((each) => each.extends)];
  const stored = new Set(tablesOf(model).map((table) => table.name));
  const consts = owners.map((entity) => ({
    kind: 'const' as const,
    name: camel(entity.name),
    type: `Entity<StoredRows['${entity.name}']>`,
    value: entityOf(entity, lookUp(model), options),
    local: true as const,
  }));
  const choices = enumsOf(model, options);
  return [
    {
      path: 'generated/api/entities.ts',
      data: true,
      imports: [
        typeImport('kysely', stored.size > 0 ? ['Selectable'] : []),
        typeImport('#contract/endpoint.ts', ['Entity']),
        typeImport('#contract/envelope.ts', sorted.some(({ table }) => !stored.has(table)) ? ['Row'] : []),
        typeImport('#contract/field.ts', ['Option']),
        typeImport('./database.ts', stored.size > 0 ? ['Tables'] : []),
        ...options.imports('.'),
      ],
      statements: [
        { kind: 'type', name: 'EntityName', type: union(names), doc: 'Every entity of the manifest.' },
        {
          kind: 'interface',
          name: 'StoredRows',
          properties: sorted.map(({ name, table }) => ({
            name,
            type: stored.has(table) ? `Selectable<Tables['${table}']>` : 'Row',
          })),
          doc: 'A row of every entity as its table holds it.',
        },
        ...consts,
        {
          kind: 'const',
          name: 'entities',
          type: '{ readonly [Name in EntityName]: Entity<StoredRows[Name]> }',
          value: Object.fromEntries(names.map((name) => [name, code(camel(name))])),
        },
        {
          kind: 'const',
          name: 'enumOptions',
          type: 'Readonly<Record<string, readonly Option[]>>',
          value: choices,
          doc: 'The choices of every enum, by its name.',
        },
      ],
    },
  ];
}
