import { endpointKinds } from '#contract/call.ts';
import { tones } from '#contract/field.ts';
import { filterOperators } from '#contract/filter.ts';
import { fieldKinds } from '#contract/kinds/names.ts';
import { condition } from './condition.ts';
import { fieldParts, label, note } from './field.ts';
import { call, endpointId, entityName, fieldName, icon, permission, sortKeys, word } from './names.ts';
import type { Infer } from './shape.ts';
import {
  boolean,
  choice,
  count,
  either,
  list,
  map,
  may,
  must,
  nameOf,
  number,
  object,
  scalar,
  text,
  yes,
} from './words.ts';

const filter = object('filter', {
  field: may(fieldName, 'Field that is filtered, where it is not named like the filter.'),
  operator: may(choice(filterOperators), 'How; follows from the kind of the field where unwritten.'),
  initial: may(scalar, 'Value used when the address says nothing; a preset for dates.'),
  maxDays: may(count, 'Most days that a date range may span.'),
  unless: may(
    map(fieldName, either(yes, list(scalar))),
    'Filters of the same call that, with one of these values (true: any), disable the initial value.',
  ),
  where: may(condition, 'Makes the filter a switch: on, rows meet this; off, they do not.'),
  some: may(
    list(fieldName),
    'A choice between these numbers: rows that have more or less than nothing of one that is chosen.',
  ),
  narrowedBy: may(
    list(fieldName),
    'Filters of the same call, and of the call that answers the choices: what they say narrows the choices of this one.',
  ),
  params: may(list(fieldName), 'Query-string keys, where they do not follow from the name.'),
  type: may(choice(fieldKinds), 'Kind of a filter that is no field (reports and services).'),
  of: may(nameOf('enum'), 'Enum of such a filter.'),
  to: may(nameOf('entity'), 'Entity of such a filter.'),
  th: may(text, 'Label in Thai, where it differs from the field’s.'),
  en: may(text, 'Label in English.'),
});

const figures = object('figures', {
  of: must(list(entityName), 'Facts; the smallest rollup of them that has the requested fields serves a call.'),
  groups: must(
    map(word, list(fieldName)),
    'What rows may represent: the fields that distinguish them, by the value of group_by.',
  ),
  within: may(
    map(word, fieldName),
    'Rows of this group that share this field are grouped below a line with their sum: { agent_day: stat_date }.',
  ),
});

const decide = object(
  'decide',
  {
    amount: may(fieldName, 'Amount of the record that is decided about, shown large.'),
    from: may(list(fieldName), 'Where the money comes from: fields of the record, or of the input, shown on one line.'),
    to: may(list(fieldName), 'Where it goes: bank, account number, name.'),
    names: may(list(fieldName), 'Two names that should be one person’s: that of the account, and whose it should be.'),
    facts: may(list(fieldName), 'What else of the record a person must see, in this order.'),
    by: may(list(fieldName), 'Fields of the body that the verdict depends on, in addition to the key of the record.'),
    handover: may(endpointId, 'Call that hands the record over to those who may.'),
    next: may(yes, 'Afterwards the next record of the list is open.'),
    not: may(text, 'Why nothing is decided here, although the call moves money.'),
  },
  { anyOf: ['amount', 'facts', 'by', 'not'] },
);

const guard = object('guard', {
  when: must(condition, 'What the record must be.'),
  th: must(text, 'What is said where it is not: why, and what to do instead.'),
  en: must(text, 'The same in English.'),
});

const undo = object('undo', {
  not: must(text, 'Why sending the former values does not take back what the call did.'),
  fields: may(list(fieldName), 'Only where one of these was changed. Default: whatever was.'),
});

const target = (doc: string) => may(entityName, doc);

const endpoint = object(
  'endpoint',
  {
    call: must(call, 'Method and path.'),
    page: target('Answers rows of this entity page by page.'),
    record: target('Answers one record.'),
    items: target('Answers the choices of references to this entity.'),
    create: target('Creates a record.'),
    update: target('Changes a record.'),
    remove: target('Removes a record.'),
    move: may(
      either(nameOf('move'), list(nameOf('move'))),
      'Makes a move of a life-cycle: Entity.move; of several the first that fits.',
    ),
    claim: target('Takes a record of this entity into hand for two minutes, or renews that; the entity says claimed.'),
    release: target('Puts it back.'),
    ingest: may(
      nameOf('shape'),
      'Takes facts of this shape from other programs, by the thousand, each once by its reference; `reply` is what each answers.',
    ),
    over: may(permission, 'Of a claim: who may take a record over from whoever has it. Default: nobody.'),
    report: may(either(nameOf('entity'), yes), 'Hand-written on the server; rows have the shape of this entity.'),
    service: may(either(nameOf('entity'), yes), 'Hand-written on the server.'),
    figures: may(figures, 'The report is made of facts, by no hand-written code.'),
    allow: must(permission, 'Who may call: a permission, signed-in or public.'),
    title: may(label, 'What a person calls it; the label of its action.'),
    fields: may(list(fieldName), 'Fields of the reply. Default: every field that is no secret.'),
    filters: may(either(list(fieldName), map(fieldName, filter)), 'What the rows may be filtered by.'),
    where: may(condition, 'What every row is.'),
    sort: may(sortKeys, 'Order of the rows. Default: newest first.'),
    sortable: may(list(fieldName), 'Fields that may be sorted by. Default: all that can.'),
    limit: may(count, 'Rows of a page. Default: 20.'),
    totals: may(list(fieldName), 'Fields summed over all filtered rows; of a reference, how many different records.'),
    under: may(
      fieldName,
      'Reference to the row above, whose numbers have those of the rows below in them: totals add up only the topmost.',
    ),
    countTo: may(count, 'Count no further: a list without an end says “10,000+” rather than let people wait.'),
    facet: may(fieldName, 'Filter whose values are counted for tabs.'),
    export: may(permission, 'Permission to download all filtered rows.'),
    key: may(fieldName, 'Query or body key that identifies the record. Default: the key of the entity.'),
    input: may(fieldParts, 'Fields of the body. A list replaces what create and update take, a map adds to it.'),
    query: may(fieldParts, 'Query-string keys of a service, a report or a record.'),
    reply: may(fieldParts, 'Fields of the reply of a service; of an ingest, of what became of one fact.'),
    handler: may(
      either(text, yes),
      'Hand-written function; of a generic write: its effect inside the transaction; of choices: which there are now.',
    ),
    money: may(boolean, 'Moves money: needs an idempotency key and leaves an audit row.'),
    multipart: may(boolean, 'The body travels as multipart/form-data. Default: where it takes a picture.'),
    files: may(choice(['data']), 'The files are data for the handler: no pictures, and not kept.'),
    optOut: may(list(number), 'HTTP statuses without the global handling.'),
    invalidates: may(list(endpointId), 'Further GET calls whose answers a success makes stale.'),
    confirm: may(note, 'Question before the call is sent, with {field} places.'),
    button: may(note, 'What the button says that does it, with {field} places: how much, to whom.'),
    success: may(note, 'What is said when it is done, with {field} places: what, for whom, how much.'),
    decide: may(decide, 'What a person must see to decide. The verdict (refusals, warnings, limits) is hand-written.'),
    guards: may(
      list(guard),
      'What the record must be for this call (update, remove, move): else it is refused, and its actions are not offered.',
    ),
    undo: may(
      undo,
      'That an update is not offered to be undone. Default: it is, but for a status that has a life-cycle.',
    ),
    icon: may(icon, 'Icon of its action.'),
    tone: may(choice(tones), 'Colour of its action.'),
    extension: may(boolean, 'Not in the specification: a screen must work without it.'),
    external: may(yes, 'There for other programs: no screen of ours need make it.'),
    audited: may(boolean, 'Reading it leaves a row in the audit log.'),
    history: may(boolean, 'Answers the history of a record: detail and update screens of managed entities show it.'),
    if: may(nameOf('capability'), 'Only for gateways with this capability.'),
  },
  { oneOf: endpointKinds },
);

export const endpoints = map(endpointId, endpoint);

export type RawEndpoint = Infer<typeof endpoint>;
export type RawFilter = Infer<typeof filter>;
export type RawDecide = Infer<typeof decide>;
