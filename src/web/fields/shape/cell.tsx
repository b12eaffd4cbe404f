import { formatValue } from '../formats.ts';
import { defineCell } from '../parts/define-cell.tsx';
import { drawLines } from '../parts/draw-lines.tsx';
import { shapeFormat } from './format.ts';

const format = shapeFormat((field, value, context, row) => formatValue(field, value, context, row));

/** One line of text in a table, a line for each field on a detail screen. */
export const shapeCell = defineCell(format, {
  detail: (value, { shape }, context) => drawLines([value], shape, context),
});
