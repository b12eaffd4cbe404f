import css from '../parts/cells.module.css';
import { defineCell, plainText } from '../parts/define-cell.tsx';
import { cellLimit, detailLimit, rawText } from '../parts/visible-text.ts';
import { jsonFormat } from './format.ts';

/** One compact line in a table, pretty lines on a detail screen. */
export const jsonCell = defineCell(jsonFormat, {
  render: (value, _field, { language }) => (
    <span className={css.code}>{plainText(rawText(value), cellLimit, language)}</span>
  ),
  detail: (value, field, context, row) => (
    <pre className={css.json}>
      {plainText(jsonFormat.text(value, field, context, row), detailLimit, context.language)}
    </pre>
  ),
});
