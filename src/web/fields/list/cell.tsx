import { formatValue } from '../formats.ts';
import css from '../parts/cells.module.css';
import { Chip } from '../parts/chip.tsx';
import { defineCell } from '../parts/define-cell.tsx';
import { cut, visibleText } from '../parts/visible-text.ts';
import type { Draw } from '../types.ts';
import { itemTexts, listFormat } from './format.ts';

/** Pills drawn in a table; of more than these all but one are, and the others are counted: a row stays low. */
const inCell = 3;
const inDetail = 200;

const pills = (most: number): Draw<'list'> => {
  return (values, field, context, row) => {
    const texts = itemTexts(values, field, context, row, (value, item) => formatValue(item, value, context));
    if (texts.length === 0) return '–';
    const shown = texts.length > most ? most - 1 : texts.length;
    return (
      <span className={css.chips} title={texts.length > most ? cut(texts.join(', '), 2000) : undefined}>
        {texts.slice(0, shown).map((text, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: elements may repeat and have no identity of their own
          <Chip key={i} tone="neutral" text={visibleText(cut(text, 60))} />
        ))}
        {texts.length > shown && <span>+{texts.length - shown}</span>}
      </span>
    );
  };
};

export const listCell = defineCell(
  listFormat((value, field, context) => formatValue(field, value, context)),
  { render: pills(inCell), detail: pills(inDetail) },
);
