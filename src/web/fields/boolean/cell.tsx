import { booleanWords } from '#contract/words.ts';
import { Chip } from '../parts/chip.tsx';
import { defineCell } from '../parts/define-cell.tsx';
import { booleanFormat } from './format.ts';

/** A chip where the word has a tone, bare text where it has none. */
export const booleanCell = defineCell(booleanFormat, {
  render: (value, field, { language }) => {
    const { label, tone } = booleanWords(value, field);
    return tone ? <Chip tone={tone} text={label[language]} /> : label[language];
  },
});
