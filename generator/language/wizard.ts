import { tones } from '#contract/field.ts';
import { condition } from './condition.ts';
import { label, note } from './field.ts';
import { endpointId, fieldName, optionValue, permission, screenPart, word } from './names.ts';
import type { Shape } from './shape.ts';
import { choice, either, list, map, may, must, object, scalar, text, yes } from './words.ts';

const labels = {
  th: may(text, 'Label in Thai, where it differs from the field’s.'),
  en: may(text, 'Label in English.'),
};

/** A file that begins a batch. */
const file = object('wizard file', {
  field: must(fieldName, 'What the call takes it by.'),
  accepts: may(list(choice(['csv', 'json'])), 'Kinds of files. Default: csv.'),
  when: may(condition, 'Demanded while what is filled in meets this. Default: always.'),
  hint: may(label, 'What the file must be like.'),
  sample: may(map(text, scalar), 'The heads of a file to begin with, each with an example.'),
});

const matched = object('matched field', {
  field: must(word, 'What a column may hold: the label is that of the field of the rows.'),
  required: may(yes, 'Some column must hold it.'),
  pattern: may(text, 'ECMAScript pattern of what its cells look like: others are pointed out, and none is refused.'),
  ...labels,
});

const match = object('match of columns', {
  into: must(fieldName, 'Object in the batch, and in the body of the action: the number of a column, by field.'),
  heads: must(fieldName, 'List in the batch: the heads of the columns.'),
  dropped: may(fieldName, 'List in the batch: heads of columns that are not kept.'),
  samples: may(endpointId, 'Endpoint that answers lines of the file.'),
  cells: may(fieldName, 'List in such a line: its cells.'),
  fields: must(list(matched), 'What the columns may hold, in order.'),
});

const groups = object('groups of rows', {
  by: must(fieldName, 'Enum of the rows: each of its values that is counted is a group.'),
  counts: must(map(optionValue, fieldName), 'Field of the batch that counts each group, by its value, in order.'),
  first: may(list(optionValue), 'The first of these that has rows is shown first.'),
});

const mend = object('mending', {
  call: must(endpointId, 'Endpoint that changes one cell: the batch, the row and the new value by its field (values).'),
  row: must(fieldName, 'Number of the row.'),
  at: must(fieldName, 'Text of the row that names the field at fault.'),
});

const failures = object('failures', {
  call: must(endpointId, 'Endpoint that answers a file with the rows that did not pass.'),
  when: must(condition, 'Offered while the batch meets this.'),
});

const progress = object('progress', {
  done: must(fieldName, 'How many rows are done.'),
  of: must(fieldName, 'How many there are to do.'),
  while: must(condition, 'The work is under way while the batch meets this; it is read every second.'),
});

const figure = object('wizard figure', {
  field: must(fieldName, 'Number of the batch.'),
  less: may(list(fieldName), 'Numbers that are taken away from it.'),
  tone: may(choice(tones), 'Colour by meaning, where it is more than nothing.'),
  when: may(condition, 'Shown while the batch meets this.'),
  ...labels,
});

const sentence = object('sentence', {
  when: may(condition, 'Said while the batch meets this. Default: always.'),
  tone: may(choice(tones), 'Colour by meaning. Default: warning.'),
  says: must(note, 'The sentence, with {field} places.'),
});

const stop = object('stop', {
  when: must(condition, 'Nothing is offered while the batch meets this …'),
  unless: may(permission, '… except to those who hold this.'),
  says: must(note, 'What stands in the way, with {field} places.'),
});

/** A wizard: a batch that goes from step to step. The parts are those of other screens. */
export function wizardKeys<A extends Shape, L extends Shape, R extends Shape>(
  shared: Readonly<{ action: A; actions: L; related: R }>,
) {
  const step = object('wizard step', {
    name: must(word, 'Name unique in the wizard, and in the address of a step that is gone back to: &step=name.'),
    title: must(label, 'What the step is called.'),
    when: may(condition, 'The batch is at this step while it meets this. The first step has none: it makes the batch.'),
    again: may(condition, 'People may go back to this step while the batch meets this.'),
    start: may(shared.action, 'What begins a batch, with all that is filled in.'),
    file: may(file, 'The file that a batch is begun with.'),
    facts: may(list(fieldName), 'What is said of the batch.'),
    notes: may(list(sentence), 'What people should know of it.'),
    match: may(match, 'Which column of the file is what.'),
    progress: may(progress, 'How far the work is.'),
    figures: may(list(either(fieldName, figure)), 'Numbers in large.'),
    groups: may(groups, 'The rows by what was found about them.'),
    rows: may(shared.related, 'The rows of the batch.'),
    part: may(screenPart, 'Hand-written part of the area, given the batch: web/parts/<name>.tsx.'),
    mend: may(mend, 'What is wrong with a row is mended in its cell.'),
    failures: may(failures, 'A file of what did not pass.'),
    stops: may(list(stop), 'What keeps the batch from going on.'),
    actions: may(shared.actions, 'What can be done to the batch; the first is the way on.'),
  });
  return {
    wizard: must(endpointId, 'Endpoint that reads the batch which the address names.'),
    steps: must(list(step), 'Steps in order.'),
    earlier: may(shared.related, 'Batches that were begun before; matched by what the first step sets.'),
  };
}
