import { condition } from './condition.ts';
import { label } from './field.ts';
import { endpointId, fieldName } from './names.ts';
import type { Infer } from './shape.ts';
import { count, list, may, must, nameOf, object } from './words.ts';

const matrixAxis = object('matrix axis', {
  list: must(endpointId, 'Endpoint of kind items or page that answers them, all at once.'),
  cell: must(fieldName, 'Field of the cells that says which of them one belongs to; a filter of their call.'),
  name: may(fieldName, 'Field that heads it. Default: what represents it in references.'),
  hint: may(fieldName, 'Field that says more of it.'),
  where: may(condition, 'Only those that meet this.'),
  filters: may(list(fieldName), 'Choices of theirs by which they are filtered.'),
  state: may(
    fieldName,
    'Choice of theirs, of the same enum as what the cells show: while it is not the first choice, it stands in the head and is what their cells show instead of it.',
  ),
  open: may(nameOf('link'), 'Where the head leads, with {field} places.'),
});

/** What a matrix has besides what every screen has, and besides its actions. */
export const matrixKeys = {
  rows: must(matrixAxis, 'What each row represents.'),
  columns: must(matrixAxis, 'What each column represents.'),
  show: must(fieldName, 'What a cell shows: a choice as a sign that a legend explains, anything else as its value.'),
  facts: may(list(fieldName), 'What else is said of a cell before something is done to it.'),
  empty: may(label, 'What a place without a cell is called.'),
  open: may(nameOf('link'), 'Where a cell leads, with {field} places.'),
  add: may(nameOf('link'), 'Where a place without a cell leads, with the places of what its row and its column are.'),
  limit: may(count, 'Rows of a page. Default: 100.'),
};

export type RawAxis = Infer<typeof matrixAxis>;
