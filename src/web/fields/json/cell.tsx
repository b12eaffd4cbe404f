import css from '../parts/cells.module.css';
import { defineCell, plainText } from '../parts/define-cell.tsx';
import { drawLines } from '../parts/draw-lines.tsx';
import { cellLimit, rawText } from '../parts/visible-text.ts';
import { jsonFormat } from './format.ts';

/** One compact line in a table, pretty lines on a detail screen. */
export const jsonCell = defineCell(jsonFormat, {
  render: (value, _field, { language }) => (
    <span className={css.code}>{plainText(rawText(value), cellLimit, language)}</span>
  ),
  detail: (value, _field, context) => drawLines([value], undefined, context),
});
