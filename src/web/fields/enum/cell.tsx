import { optionOf } from '#contract/words.ts';
import { Chip } from '../parts/chip.tsx';
import { defineCell } from '../parts/define-cell.tsx';
import { cut, visibleText } from '../parts/visible-text.ts';
import { enumFormat } from './format.ts';

/** A chip where the option has a tone, bare text where it has none; a value that nobody knows is shown raw and grey. */
export const enumCell = defineCell(enumFormat, {
  render: (value, field, { language }) => {
    const option = optionOf(field, value);
    if (!option) return <Chip tone="neutral" text={visibleText(cut(value, 60))} />;
    return option.tone ? <Chip tone={option.tone} text={option.label[language]} /> : option.label[language];
  },
});
