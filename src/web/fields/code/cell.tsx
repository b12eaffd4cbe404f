import css from '../parts/cells.module.css';
import { CopyMark } from '../parts/copy-mark.tsx';
import { defineCell } from '../parts/define-cell.tsx';
import { cellLimit, cut, visibleText } from '../parts/visible-text.ts';
import { codeFormat } from './format.ts';

export const codeCell = defineCell(codeFormat, {
  render: (value, _field, { language }) => (
    <span className={css.code}>
      {visibleText(cut(value, cellLimit))}
      <CopyMark value={value} language={language} />
    </span>
  ),
});
