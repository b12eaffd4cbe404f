import css from '../parts/cells.module.css';
import { defineCell, plainText } from '../parts/define-cell.tsx';
import { detailLimit } from '../parts/visible-text.ts';
import { textFormat } from './format.ts';

export const textCell = defineCell(textFormat, {
  detail: (value, _field, { language }) => <span className={css.lines}>{plainText(value, detailLimit, language)}</span>,
});
