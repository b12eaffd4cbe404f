import { type ComponentProps, Suspense } from 'react';
import { late } from '#web/ui/late.tsx';
import css from '../parts/cells.module.css';
import { defineCell } from '../parts/define-cell.tsx';
import { imageFormat } from './format.ts';

// Few lists show pictures; theirs come a moment later, into the place that is kept for them.
const Thumb = late(() => import('./thumb.tsx').then((part) => ({ default: part.Thumb })));

const Picture = (props: ComponentProps<typeof Thumb>) => (
  <Suspense fallback={<span className={css.thumb} data-large={props.large || undefined} />}>
    <Thumb {...props} />
  </Suspense>
);

export const imageCell = defineCell(imageFormat, {
  render: (value, field, { language }) =>
    typeof value === 'string' ? <Picture src={value} label={field.label[language]} language={language} /> : value.name,
  detail: (value, field, { language }) =>
    typeof value === 'string' ? (
      <Picture src={value} label={field.label[language]} language={language} large />
    ) : (
      value.name
    ),
});
