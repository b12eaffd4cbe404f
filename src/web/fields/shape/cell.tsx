import { defineCell } from '../parts/define-cell.tsx';
import { drawLines } from '../parts/draw-lines.tsx';
import { shapeFormat } from './format.ts';

/** As it is in a table, which does not know what is inside; a line for each field on a record. */
export const shapeCell = defineCell(shapeFormat, {
  detail: (value, { shape }, context) => drawLines([value], shape, context),
});
