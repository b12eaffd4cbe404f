import { defineCell } from '../parts/define-cell.tsx';
import { imageFormat } from './format.ts';
import { Thumb } from './thumb.tsx';

export const imageCell = defineCell(imageFormat, {
  render: (value, field, { language }) =>
    typeof value === 'string' ? <Thumb src={value} label={field.label[language]} language={language} /> : value.name,
  detail: (value, field, { language }) =>
    typeof value === 'string' ? (
      <Thumb src={value} label={field.label[language]} language={language} large />
    ) : (
      value.name
    ),
});
