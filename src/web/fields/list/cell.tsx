import type { Field } from '#contract/field.ts';
import { formats, formatValue } from '../formats.ts';
import css from '../parts/cells.module.css';
import { Chip } from '../parts/chip.tsx';
import { defineCell } from '../parts/define-cell.tsx';
import { drawLines } from '../parts/draw-lines.tsx';
import { cut, visibleText } from '../parts/visible-text.ts';
import type { Draw } from '../types.ts';
import { itemTexts } from './format.ts';

/** Pills drawn in a table; of more than these all but one are, and the others are counted: a row stays low. */
const inCell = 3;
const inDetail = 200;

/** How many pills fit in one line of a column of the given width in pixels, the overflow count included; at least one. */
function fitting(texts: readonly string[], width: number): number {
  const most = texts.length > inCell ? inCell - 1 : texts.length;
  let left = width - 46;
  let at = 0;
  for (; at < most && left >= 0; at += 1) {
    // Thai vowels and tones above and below their letter take no room.
    left -= (texts[at] ?? '').replace(/\p{M}/gu, '').length * 6.5 + 20;
  }
  return Math.max(1, left < 0 ? at - 1 : at);
}

const format = formats.list;

/** Given by the column; otherwise by the kind. */
const widthOf = (field: Field) => ('width' in field && typeof field.width === 'number' ? field.width : format.width);

const pills = (isCell: boolean): Draw<'list'> => {
  return (values, field, context, row) => {
    const texts = itemTexts(values, field, context, row, (value, item) => formatValue(item, value, context));
    if (texts.length === 0) return '–';
    const shown = isCell ? fitting(texts, widthOf(field)) : Math.min(texts.length, inDetail);
    return (
      <span
        className={isCell ? `${css.chips} ${css.oneLine}` : css.chips}
        title={texts.length > shown ? cut(texts.join(', '), 2000) : undefined}
      >
        {texts.slice(0, shown).map((text, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: elements may repeat and have no identity of their own
          <Chip key={i} tone="neutral" text={visibleText(cut(text, 60))} />
        ))}
        {texts.length > shown && <span>+{texts.length - shown}</span>}
      </span>
    );
  };
};

const whole: Draw<'list'> = (values, field, context, row) =>
  field.item?.shape && values.length > 0
    ? drawLines(values, field.item.shape, context)
    : pills(false)(values, field, context, row);

export const listCell = defineCell(format, { render: pills(true), detail: whole });
