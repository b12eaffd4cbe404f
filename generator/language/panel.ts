import { tones } from '#contract/field.ts';
import { condition } from './condition.ts';
import { label, note } from './field.ts';
import { duration, endpointId, fieldName, screenPart, word } from './names.ts';
import type { Infer } from './shape.ts';
import { choice, either, list, map, may, must, nameOf, object, text, yes } from './words.ts';

const onlyWith = may(nameOf('capability'), 'Only for gateways with this capability.');

const panelField = object('panel field', {
  field: must(fieldName, 'Field of the record.'),
  link: may(nameOf('link'), 'Where the value leads, with {field} places; nowhere for people who may not go there.'),
  wide: may(yes, 'It has a line of its own.'),
  th: may(text, 'Label in Thai, where it differs from the field’s.'),
  en: may(text, 'Label in English.'),
  if: onlyWith,
});

const moment = object(
  'moment',
  {
    field: may(fieldName, 'When it happened; without it a line at the end.'),
    th: may(text, 'What happened, in Thai, with {field} places. Default: the label of the field.'),
    en: may(text, 'The same in English.'),
    when: may(condition, 'Shown while the record meets this.'),
  },
  { anyOf: ['field', 'th'] },
);

const section = object(
  'section',
  {
    title: may(label, 'Heading. Default: that of its only field.'),
    fields: may(list(either(fieldName, panelField)), 'Fields that have a value, each under its name.'),
    fold: may(yes, 'Folded away until somebody opens it.'),
    reveal: may(endpointId, 'Endpoint that gives these fields unmasked, asked where a person wants to see them.'),
    moments: may(list(either(fieldName, moment)), 'What happened when, in the order of time.'),
    timeline: may(fieldName, 'Field that holds the history of the status.'),
    note: may(note, 'What a person must read, with {field} places; nothing while a place is empty.'),
    tone: may(choice(tones), 'Colour of the note.'),
    part: may(screenPart, 'A hand-written part.'),
    when: may(condition, 'Shown while the record meets this.'),
    if: onlyWith,
  },
  { oneOf: ['fields', 'moments', 'timeline', 'note', 'part'] },
);

const figure = object('panel figure', {
  field: must(fieldName, 'Number of the record.'),
  th: may(text, 'What it is called, in Thai. Default: nothing.'),
  en: may(text, 'The same in English.'),
  note: may(note, 'What is said below it, with {field} places.'),
});

const claim = object('claim', {
  take: must(endpointId, 'Endpoint that takes the record into hand, and renews that for as long as it is open.'),
  release: must(endpointId, 'Endpoint that puts it back.'),
  when: may(condition, 'Records that are taken. Default: those that `next` means.'),
});

/** What a row opens: all about one record. */
const panel = object('panel', {
  title: may(note, 'What it is called, with {field} places. Default: details of its name.'),
  name: may(fieldName, 'What names the record. Default: its title.'),
  chips: may(list(fieldName), 'Fields beside the name. Default: its status.'),
  figure: may(either(fieldName, figure), 'The number that it is about, large.'),
  record: may(endpointId, 'Endpoint that reads all of the record. Default: what the list says of it.'),
  refresh: may(duration, 'Time between two readings of it where no server tells what changes.'),
  beside: may(
    list(fieldName),
    'Columns that stay while it is open next to the list. Without it, it opens over the list.',
  ),
  next: may(condition, 'When it is decided, the next row that meets this is opened.'),
  claim: may(claim, 'Opening it takes it into hand; while somebody else has it, no money moves from here.'),
  sections: must(list(section), 'What it shows, in order.'),
});

/** What a list may say beyond its rows: what one of them opens, and what addresses of it mean. */
export const board = {
  panel: may(panel, 'What a click on a row opens: all about it, next to the list or over it.'),
  alone: may(fieldName, 'Filter that names one record: a link with it opens the record.'),
  around: may(
    fieldName,
    'Filter of days: a link that searches for a number sets it to those around the number, one for a name to the last ones.',
  ),
  start: may(map(word, text), 'Filters of an address that says nothing: { status: "open,late" }.'),
};

export type RawPanel = Infer<typeof panel>;
export type RawSection = Infer<typeof section>;
export type RawMoment = Infer<typeof moment>;
export type RawPanelField = Infer<typeof panelField>;
