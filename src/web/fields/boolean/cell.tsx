import { Chip } from '../parts/chip.tsx';
import { defineCell } from '../parts/define-cell.tsx';
import { booleanFormat } from './format.ts';

export const booleanCell = defineCell(booleanFormat, {
  render: (value, field, context, row) => (
    <Chip tone={value ? 'success' : 'neutral'} text={booleanFormat.text(value, field, context, row)} />
  ),
});
