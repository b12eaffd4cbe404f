import { capability } from './action.ts';
import { label } from './field.ts';
import { endpointId, fieldName, permission, screenPart, word } from './names.ts';
import type { Infer } from './shape.ts';
import { list, may, must, nameOf, object, yes } from './words.ts';

/** A hand-written tab of a record. */
export const recordPanel = object('record panel', {
  name: must(word, 'Name unique on the screen, and of its tab in the address: ?tab=name.'),
  title: must(label, 'What the tab is called.'),
  part: must(screenPart, 'Hand-written part that draws it: it gets the record, and a way to read it again.'),
  call: may(endpointId, 'Endpoint that it makes: the tab is there where the server has it.'),
  list: may(word, 'One of the related lists, which it shows in its own way: that has no tab of its own.'),
  allow: may(permission, 'Who sees it. Default: users who may make its call, or see its list.'),
  kept: may(yes, 'Stays when another tab is opened: something is typed into it.'),
  if: capability,
});

/** The last days of a record as a picture, above their figures. */
export const recordChart = object('record chart', {
  x: must(fieldName, 'Column with the day that a row represents; thirty of them are shown.'),
  bars: may(list(fieldName), 'Columns drawn as bars.'),
  lines: may(list(fieldName), 'Columns drawn as lines.'),
  full: may(nameOf('link'), 'The report with all of it, with {field} places of the record; the days go along.'),
  help: may(label, 'What people must know where nothing happened.'),
});

export type RawRecordPanel = Infer<typeof recordPanel>;
export type RawRecordChart = Infer<typeof recordChart>;
