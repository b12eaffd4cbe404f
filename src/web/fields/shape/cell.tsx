import { defineCell } from '../parts/define-cell.tsx';
import { drawLines } from '../parts/draw-lines.tsx';
import { shapeFormat } from './format.ts';

/** One line of text in a table, a line for each field on a detail screen. */
export const shapeCell = defineCell(shapeFormat, {
  detail: (value, { shape }, context) => drawLines([value], shape, context),
});
