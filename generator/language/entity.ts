import { tones } from '#contract/field.ts';
import { condition } from './condition.ts';
import { fields, label } from './field.ts';
import { entityName, enumName, fieldName, moveName, optionValue, tableName } from './names.ts';
import type { Infer } from './shape.ts';
import { boolean, choice, either, list, map, mapOf, may, must, nameOf, object, scalar, text, yes } from './words.ts';

const option = object('option', {
  th: must(text, 'Label in Thai.'),
  en: may(text, 'Label in English; the humanised value where unwritten.'),
  tone: may(choice(tones), 'Colour by meaning.'),
  flow: may(
    choice(['in', 'out']),
    'Money with this choice comes in or goes out: amounts of a row with both kinds of choices are added up by it.',
  ),
  system: may(boolean, 'Set by the system alone: forms do not offer it, and no write may bring it.'),
});

export const enums = map(enumName, map(optionValue, option));

/** Further options of enums that are defined elsewhere. */
export const moreOptions = mapOf(enumName, map(optionValue, option));

const oneOrMore = either(text, list(text));

const move = object('move', {
  from: must(oneOrMore, 'Statuses from which the move leads, or any.'),
  to: may(oneOrMore, 'Status that it leads to; several when the outcome decides; none when the status stays.'),
  system: may(boolean, 'Made by the system alone; no call may ask for it.'),
});

const lifecycle = object('lifecycle', {
  field: must(fieldName, 'Enum field that holds the status.'),
  initial: must(text, 'Status of a new record.'),
  moves: must(map(moveName, move), 'What may happen to a record.'),
});

const index = either(
  list(fieldName),
  object('index', {
    columns: must(list(fieldName), 'Columns in order.'),
    unique: may(boolean, 'No two records share these values.'),
    where: may(condition, 'Which rows it holds; all where unwritten.'),
  }),
);

const rollup = object('rollup', {
  of: must(list(entityName), 'Entities whose figures are added up.'),
  by: must(list(fieldName), 'Fields that distinguish its rows; month and year are those of the day.'),
  days: may(
    map(fieldName, fieldName),
    'Instead of sums: on which days of the year there was more than nothing of a figure, a bit each.',
  ),
  most: may(list(fieldName), 'Columns whose largest value is stored next to the sums.'),
  people: may(map(fieldName, fieldName), 'Number of added rows that have more than nothing of a figure.'),
});

const about = object('about', {
  entity: must(fieldName, 'Field with the name of the entity.'),
  key: must(fieldName, 'Field with the key of the record, as text.'),
  keys: may(fieldName, 'List of keys, if a row is about several records.'),
  by: must(fieldName, 'Reference to the user who acted.'),
});

const entity = object('entity', {
  title: may(label, 'What one record is called.'),
  table: may(tableName, 'Table; the name in snake_case where unwritten.'),
  managed: may(boolean, 'Adds id, created_at, created_by, updated_at, updated_by and version.'),
  claimed: may(
    yes,
    'Somebody may take a record into hand: adds locked_by and locked_at. While it lasts, nobody else decides about it.',
  ),
  virtual: may(boolean, 'Has no table: a shape of replies only.'),
  kept: may(choice(['platform']), 'Its table is made and written by the platform; calls only read it.'),
  extends: may(entityName, 'Shares the table of this entity and has its fields.'),
  where: may(mapOf(fieldName, scalar), 'Values that every row has (several entities in one table).'),
  credentials: may(boolean, 'The fields of this entity include the credentials of the gateway.'),
  key: may(fieldName, 'Field that identifies a record. Default: id.'),
  display: may(fieldName, 'Field that represents a record in references. Default: name, title or code.'),
  scope: may(
    either(fieldName, list(fieldName)),
    'Whose staff may see a row: a field with the agent, a list of agents, or a reference to a record that says it; of several the first that is filled.',
  ),
  about: may(about, 'Rows tell of other records: staff of some agents see those about records and people of theirs.'),
  gateway: may(fieldName, 'Field that holds the gateway of a row: where it is off, the row does not exist.'),
  person: may(fieldName, 'Reference to the person whose row it is: for anybody else it does not exist.'),
  search: may(list(fieldName), 'Fields searched by q.'),
  fields: may(fields, 'What a record consists of. One fact in one place: label, kind, unit and limits sit here.'),
  rollup: may(rollup, 'Sums of other entities, kept by the database in the transaction that changes them.'),
  lifecycle: may(lifecycle, 'Statuses and what leads from one to another.'),
  indexes: may(list(index), 'Indexes of the table.'),
  if: may(nameOf('capability'), 'Only for gateways with this capability.'),
});

export const entities = map(entityName, entity);

/** Further fields of entities that are defined elsewhere. */
export const moreFields = mapOf(entityName, fields);

export type RawEnum = Infer<typeof enums>[string];
export type RawMove = Infer<typeof move>;
export type RawLifecycle = Infer<typeof lifecycle>;
export type RawEntity = Infer<typeof entity>;
