import type { Entity, StoredField } from '#contract/endpoint.ts';
import { fact } from '../model/memory.ts';
import { recordOf } from '../model/record.ts';
import type { EntityModel, Model } from '../model/types.ts';
import { Code, code, Extended, literal, member, union } from '../print/literal.ts';
import { camel } from '../print/names.ts';
import { joinedImports, type SourceSpec, typeImport, valueImport } from '../print/source.ts';
import { OptionWriter } from './enums.ts';
import { fieldsFile, fieldsName } from './fields.ts';
import { fieldsBeyond, ownerOf } from './inherited.ts';
import { bareField, byText, type LookUp, lookUp, pick, plainField } from './look-up.ts';
import { at, isSame } from './same.ts';
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
  'person',
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

/** What only the server needs of a field. */
function besideOf(field: StoredField, options: OptionWriter): Record<string, unknown> {
  const bare = bareField(plainField(field));
  const own = Object.entries(plainField(field)).filter(([name, value]) => !isSame(value, at(bare, name)));
  return { ...options.field(Object.fromEntries(own)), ...pick(field, storedKeys) };
}

/** Are its fields those of the entity that it extends, without a word of its own? */
function isAlias(entity: EntityModel, names: LookUp): boolean {
  const owner = ownerOf(entity, names);
  return owner !== undefined && isSame(entity.fields, owner.fields);
}

/** The fields of an entity; of one that extends another, its owner's and what it says otherwise. */
function fieldsOf(entity: EntityModel, names: LookUp, options: OptionWriter): unknown {
  const own = fieldsName(entity.name);
  const owner = ownerOf(entity, names);
  if (owner) {
    const base = code(`${camel(owner.name)}.fields`);
    return fieldsBeyond(
      entity,
      owner,
      base,
      (field) => new Extended(member(own, field.name), besideOf(field, options)),
    );
  }
  const all = Object.values(entity.fields);
  const isStored = all.some(({ column }) => column !== undefined);
  // What goes without saying is left out: a column of the field's own name, and of a row without columns nothing.
  const plain = (name: string) => (isStored ? { column: name } : {});
  const overrides = all
    .map((field) => [field.name, besideOf(field, options)] as const)
    .filter(([name, beside]) => !isSame(beside, plain(name)));
  const rest = overrides.length > 0 ? `, ${literal(Object.fromEntries(overrides), '  ', own.length)}` : '';
  return code(`${isStored ? 'stored' : 'computed'}(${own}${rest})`);
}

/** An entity as it is written, and what has to be imported for it. */
const entityOf = fact('model', (model: Model, entity: EntityModel) => {
  const options = new OptionWriter(model);
  const value = { ...pick(entity, entityKeys), fields: fieldsOf(entity, lookUp(model), options) };
  return { value, imports: options.imports('.') };
});

const calls = (value: unknown, name: string) => value instanceof Code && value.text.startsWith(`${name}(`);

/** The choices of every enum by its name, for what a deployment calls otherwise. */
function enumsOf(model: Model, options: OptionWriter): Record<string, unknown> {
  const sorted = Object.values(model.enums).sort((a, b) => byText(a.name, b.name));
  return recordOf(sorted.map((each) => [each.name, options.options(each.options)]));
}

/** generated/api/entities.ts: the entities as the server knows them. */
export function entities(model: Model): readonly SourceSpec[] {
  const sorted = [...model.entities].sort((a, b) => byText(a.name, b.name));
  const names = sorted.map((entity) => entity.name);
  const options = new OptionWriter(model);
  // Owners first: an entity that extends one reads its fields when the file is loaded.
  const owners = [...sorted.filter((each) => !each.extends), ...sorted.filter((each) => each.extends)];
  const stored = new Set(tablesOf(model).map((table) => table.name));
  const written = owners.map((entity) => ({ name: entity.name, ...entityOf(model, entity) }));
  const consts = written.map(({ name, value }) => ({
    kind: 'const' as const,
    name: camel(name),
    type: `Entity<StoredRows['${name}']>`,
    value,
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
        valueImport(
          '#contract/stored.ts',
          ['stored', 'computed'].filter((name) => consts.some(({ value }) => calls(value.fields, name))),
        ),
        ...sorted
          .filter((entity) => !isAlias(entity, lookUp(model)))
          .map(({ name }) => valueImport(`./${fieldsFile(name)}`, [fieldsName(name)])),
        ...joinedImports([...written.flatMap(({ imports }) => imports), ...options.imports('.')]),
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
          value: recordOf(names.map((name) => [name, code(camel(name))])),
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
