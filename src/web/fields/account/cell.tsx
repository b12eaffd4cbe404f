import css from '../parts/cells.module.css';
import { CopyMark } from '../parts/copy-mark.tsx';
import { defineCell } from '../parts/define-cell.tsx';
import { cellLimit, cut, visibleText } from '../parts/visible-text.ts';
import { accountFormat } from './format.ts';

/** Grouped for the eye, copied as bare digits; a masked number is not worth copying. */
export const accountCell = defineCell(accountFormat, {
  render: (value, field, context, row) => (
    <span className={css.code}>
      {visibleText(cut(accountFormat.text(value, field, context, row), cellLimit))}
      {/^[\d-]+$/.test(value) && <CopyMark value={value.replaceAll('-', '')} language={context.language} />}
    </span>
  ),
});
