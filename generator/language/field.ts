import { suggestions } from '#contract/field.ts';
import { fieldKinds } from '#contract/kinds/names.ts';
import { condition } from './condition.ts';
import { entityName, fieldName, partName, shapeName } from './names.ts';
import type { Infer } from './shape.ts';
import { boolean, choice, either, list, map, may, must, nameOf, object, scalar, text, yes } from './words.ts';

/** A label or sentence. */
export const label = object('text', {
  th: must(text, 'Thai, the first language of every text that a person sees.'),
  en: may(text, 'English; derived from the name, or from the Thai text, where unwritten.'),
});

/** A text that may be written in Thai alone. */
export const note = either(text, label);

const kind = choice(fieldKinds);

const ranks = ['title', 'result', 'status', 'fact', 'detail'] as const;

/** How much something of a record matters. */
export type Rank = (typeof ranks)[number];

export const rank = choice(ranks);

const item = object('item', {
  type: must(kind, 'Kind of each element.'),
  of: may(nameOf('enum'), 'Enum of each element.'),
  to: may(nameOf('entity'), 'Entity that each element points at.'),
  min: may(scalar, 'Smallest value, or shortest text.'),
  max: may(scalar, 'Largest value, or longest text.'),
  pattern: may(text, 'ECMAScript pattern of each element.'),
});

const closing = object('closing', {
  entity: must(entityName, 'Entity whose newest row is looked up by the keys of the report’s row that it has.'),
  field: must(fieldName, 'Its field that is shown.'),
  at: must(fieldName, 'Its moment.'),
  where: may(condition, 'What the row must be: { wallet_type: main }.'),
});

const figureOf = object('figure', {
  sum: must(text, 'Entity and field that it is the sum of: WalletLog.amount.'),
  where: must(
    condition,
    'Which rows count: { log_type: [bonus, bonus_cut] }. A row counts once: of several figures that it fits, in the last.',
  ),
});

const measure = object(
  'measure',
  {
    sum: may(list(text), 'Sum of figures; a minus before one takes it away: [payout, -turnover].'),
    into: may(
      list(text),
      'Sums of this entity that have this sum among their terms; a minus takes it away there: [costs, -profit]. In a list of fields {costs} represents the terms of that sum.',
    ),
    ratio: may(list(fieldName), 'One measure over another, recomputed in totals: [ggr, turnover].'),
    people: may(fieldName, 'Different members with more than nothing of this figure; never a sum of sums.'),
    share: may(fieldName, 'Part of the total of this measure.'),
    change: may(
      fieldName,
      'How much more of this sum a month has than the month before, in per cent; other rows have none.',
    ),
    trend: may(
      fieldName,
      'How much more of this sum a row has than in the same span of days right before, in per cent.',
    ),
    running: may(fieldName, 'Sum of this measure from the first day of the month to the day of the row.'),
    rank: may(yes, 'Place in the order of the rows, from 1.'),
    most: may(fieldName, 'Largest value of this column of the facts, looked up for the rows that are shown.'),
    tells: may(fieldName, 'Another field of that fact instead of the value: { most: biggest_win, tells: username }.'),
    closing: may(closing, 'What another entity said of the row’s member when its day ended.'),
  },
  { oneOf: ['sum', 'ratio', 'people', 'share', 'change', 'trend', 'running', 'rank', 'most', 'closing'] },
);

const chain = object('chain', {
  by: must(list(fieldName), 'Fields that the rows of one chain share.'),
  before: must(fieldName, 'Amount before the row.'),
  change: must(fieldName, 'What the row adds.'),
  after: must(fieldName, 'Amount after the row.'),
});

const took = object('took', {
  from: must(fieldName, 'The moment at which it began.'),
  to: must(fieldName, 'The moment at which it was over.'),
});

const derive = object(
  'derive',
  {
    above: may(fieldName, 'The part of an amount above nothing: money in.'),
    below: may(fieldName, 'The part of an amount below nothing: money out.'),
    meets: may(condition, 'Does the row meet this? A boolean: { deposit_count: { above: 0 } }.'),
    choose: may(
      map(text, condition),
      'The choice of the enum whose condition the row meets, the first of several: { in: { amount: { atLeast: 0 } } }.',
    ),
    day: may(fieldName, 'The day in Bangkok of a moment.'),
    hour: may(fieldName, 'The hour of the day, 0 to 23, of a moment in Bangkok.'),
    minute: may(fieldName, 'The minute of the day, 0 to 1439, of a moment in Bangkok.'),
    clock: may(fieldName, 'What clocks in Bangkok said at a moment, a time: 14:05.'),
    took: may(took, 'Whole seconds from one moment to another, its unit; none where one of them is missing.'),
    chain: may(chain, 'Does the row follow from the one before it? ok, sum (after is not before and change) or gap.'),
  },
  { oneOf: ['above', 'below', 'meets', 'choose', 'day', 'hour', 'minute', 'clock', 'took', 'chain'] },
);

const units = object('units', {
  by: must(fieldName, 'An enum of this entity.'),
  of: must(map(text, note), 'Unit by value of that enum.'),
});

const sums = object(
  'adds',
  {
    per: may(
      fieldName,
      'An enum of this entity: rows are added up where they have the same unit (units) or, without units, the same choice of it, one sum each. Of figures: what must tell the rows of a report apart.',
    ),
    net: may(note, 'Values are of either sign, and this is what their sum is called: สุทธิ.'),
  },
  { anyOf: ['per', 'net'] },
);

const keys = {
  type: may(kind, 'Kind: decides storage, serialized form, cell, input and filter.'),
  th: may(text, 'Label in Thai.'),
  en: may(text, 'Label in English; the humanised name where unwritten.'),
  hint: may(note, 'Sentence under the input.'),
  help: may(
    note,
    'What it means, to somebody who is new: its definition, shown at the heads of columns, at figures and labels, and in the manual.',
  ),
  unit: may(note, 'Unit shown next to the value.'),
  units: may(units, 'Units that follow from an enum of the same row; what is not among its choices has `unit`.'),
  to: may(nameOf('entity'), 'Entity that a ref points at.'),
  of: may(
    either(nameOf('ofField'), item),
    'Enum of an enum; enum of the words for true and false; shape of a shape; kind, enum, shape or description of the elements of a list, or of the values of an object (json) by their names.',
  ),
  through: may(text, 'Read by following a reference: author_id.name. Label, kind and options are inherited.'),
  required: may(boolean, 'Must be given when a record is created.'),
  readonly: may(boolean, 'Set by the server; never sent by a form.'),
  nullable: may(boolean, 'May be null. Default: fields that need not be given may.'),
  unique: may(boolean, 'No two records share a value.'),
  immutable: may(boolean, 'May be given on creation but never changed.'),
  min: may(scalar, 'Smallest value; shortest text of texts; fewest items of lists.'),
  max: may(scalar, 'Largest value; longest text of texts; most items of lists.'),
  pattern: may(text, 'ECMAScript pattern, anchored by the author.'),
  initial: may(either(scalar, list(text)), 'Value of a new record when none is given.'),
  mask: may(nameOf('permission'), 'The value is masked for people without this permission.'),
  computed: may(boolean, 'Has no column: hand-written code gives the value.'),
  count: may(text, 'Derived: rows of another entity that name this record (Book.author_id), or items of an own list.'),
  by: may(fieldName, 'Field of this entity that a counted list of texts holds. Default: display.'),
  emptyIsAll: may(boolean, 'An empty list means everything, and is counted so.'),
  sum: may(fieldName, 'Derived: the counted rows are not counted, but this number of theirs is added up.'),
  until: may(fieldName, 'Only counted rows whose moment of this name is still ahead.'),
  derive: may(derive, 'Derived from other fields of the row, when it is read.'),
  adds: may(
    either(choice(['always', 'never']), sums),
    'What values of several rows may be added with. Default: whole numbers and figures always, amounts and points where min or max leaves them one sign, per unit where they have several; percents, multipliers and what is read by reference never.',
  ),
  over: may(
    choice(['p95', 'average']),
    'The figure over all rows, where it is no sum: what 95 of 100 rows do not exceed, or their average.',
  ),
  gain: may(
    choice(['company', 'player']),
    'Whose gain an amount above nothing is: its colour is the view of the company.',
  ),
  figure: may(
    either(yes, figureOf),
    'A number of facts that rollups add up. With sum and where, the database takes it from the rows of another entity.',
  ),
  measure: may(measure, 'A column of a report, made of the figures of facts.'),
  english: may(
    fieldName,
    'Another field of the entity that holds this text in English: shown instead to people who read English, where it is not empty.',
  ),
  monthly: may(yes, 'A date that represents its month, and is shown as one.'),
  foreign: may(text, 'Why nobody here can say what an object (json) holds: who writes it.'),
  suggest: may(choice(suggestions), 'What the input offers beyond a line to type into.'),
  fills: may(
    map(fieldName, choice(['first', 'last'])),
    'Fields that take the first or last part of the suggested text.',
  ),
};

const inner = object('shape field', {
  type: must(kind, 'Kind: decides serialized form, input and display.'),
  ...{ th: keys.th, en: keys.en, hint: keys.hint, help: keys.help, unit: keys.unit, units: keys.units, of: keys.of },
  nullable: may(boolean, 'May be missing: a body may leave it out, a reply says null. Every other field is there.'),
  ...{ min: keys.min, max: keys.max, pattern: keys.pattern, initial: keys.initial },
  ...{ gain: keys.gain, monthly: keys.monthly, foreign: keys.foreign },
});

/** Named structures, by the fields that each value has. */
export const shapes = map(shapeName, map(partName, inner));

/** A field of an entity. */
export const field = object(
  'field',
  {
    ...keys,
    rank: may(
      rank,
      'How much it matters: title (what a record is called), result (the number that it is about) and status stay in sight in every list, detail is shown on request. Default: display is the title; the field of the life-cycle, or an enum called status, the status; all else a fact.',
    ),
  },
  { anyOf: ['type', 'through'] },
);

/** A field of a body, a query or a reply: what is unwritten comes from the entity's field of the same name. */
export const fieldPart = object('part', keys);

export const fields = map(fieldName, field);
export const fieldParts = either(list(fieldName), map(fieldName, fieldPart));

export type RawText = Infer<typeof label>;
export type RawNote = Infer<typeof note>;
export type RawField = Infer<typeof field>;
export type RawDerive = Infer<typeof derive>;
export type RawMeasure = Infer<typeof measure>;
export type RawShape = Infer<typeof shapes>[string];
export type RawItem = Infer<typeof item>;
export type RawFieldParts = Infer<typeof fieldParts>;
