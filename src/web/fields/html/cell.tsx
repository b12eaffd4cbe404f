import { htmlToText } from '#contract/html-text.ts';
import css from '../parts/cells.module.css';
import { defineCell, plainText } from '../parts/define-cell.tsx';
import { detailLimit } from '../parts/visible-text.ts';
import { htmlFormat } from './format.ts';

export const htmlCell = defineCell(htmlFormat, {
  detail: (value, _field, { language }) => (
    <span className={css.lines}>{plainText(htmlToText(value), detailLimit, language)}</span>
  ),
});
