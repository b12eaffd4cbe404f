import { tones } from '#contract/field.ts';
import { condition } from './condition.ts';
import { fieldParts, label, note } from './field.ts';
import { endpointId, fieldName, icon, permission, screenPart, shortcut } from './names.ts';
import { choice, count, either, list, map, may, must, nameOf, object, scalar, text } from './words.ts';

/** Gateways without the capability lack the part. */
export const capability = may(nameOf('capability'), 'Only for gateways with this capability.');

const sent = object('field sent', {
  field: must(fieldName, 'Field of the row.'),
  as: must(fieldName, 'What the call knows it by; the name of its key says which record it is about.'),
});

const rowCount = object('number of rows', {
  min: may(count, 'The fewest rows that it is for. Default: 1.'),
  max: may(count, 'The most. Default: as many as can be selected.'),
});

export const action = object('action', {
  id: must(text, 'Endpoint, or a name unique on the screen.'),
  title: may(label, 'Label, where it is not the title of the call.'),
  to: may(nameOf('link'), 'Where it leads, with {field} places.'),
  call: may(endpointId, 'Endpoint that it calls.'),
  part: may(screenPart, 'Hand-written part that it opens in place of a question; the part makes the call.'),
  copy: may(fieldName, 'Field of the row that it copies.'),
  rows: may(rowCount, 'How many selected rows it is for.'),
  set: may(map(fieldName, scalar), 'Fixed values of the body.'),
  send: may(list(either(fieldName, sent)), 'Fields of the row sent along.'),
  input: may(fieldParts, 'What the person fills in. Default: what the call takes.'),
  confirm: may(note, 'Question of the confirmation, with {field} places.'),
  button: may(
    note,
    'What the button says that does it, with {field} places. Default: that of the call, else the label.',
  ),
  success: may(note, 'What is said when it is done, with {field} places. Default: that of the call.'),
  repeat: may(
    map(fieldName, fieldName),
    'What is filled in must say what the record says, before it can be sent: { confirm_total: amount_total }.',
  ),
  when: may(condition, 'Shown for rows that meet this. Default: follows from the life-cycle.'),
  icon: may(icon, 'Icon.'),
  tone: may(choice(tones), 'Colour by meaning.'),
  allow: may(permission, 'Who sees it. Default: users who may make the call.'),
  key: may(shortcut, 'Single key that starts it on a focused row.'),
  if: capability,
});

export const actions = list(either(endpointId, action));
