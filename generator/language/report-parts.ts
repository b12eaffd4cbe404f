import { label } from './field.ts';
import { fieldName } from './names.ts';
import { count, list, may, must, object } from './words.ts';

/** A heading over several columns of a report. */
export const band = object('band', {
  title: must(label, 'Heading over the columns.'),
  columns: must(list(fieldName), 'Columns shown side by side.'),
});

/** A chart next to the table of a report. */
export const chart = object('chart', {
  x: must(fieldName, 'Column that names the places along the axis.'),
  bars: may(list(fieldName), 'Columns drawn as bars.'),
  lines: may(list(fieldName), 'Columns drawn as lines.'),
  area: may(fieldName, 'Column whose values are the areas of a second chart, next to the first.'),
  top: may(count, 'Only the first so many rows, in the order of the table.'),
});
