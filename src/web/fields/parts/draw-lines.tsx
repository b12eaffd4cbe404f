import { Suspense } from 'react';
import type { FieldShape } from '#contract/field.ts';
import { late } from '#web/ui/late.tsx';
import type { FormatContext } from '../types.ts';

const ShapeLines = late(() => import('./shape-lines.tsx'));

/** Values of a shape, each field by its name: fetched where a record is looked at, so that lists do without. */
export const drawLines = (values: readonly unknown[], shape: FieldShape | undefined, context: FormatContext) => (
  <Suspense fallback="…">
    <ShapeLines values={values} shape={shape} context={context} />
  </Suspense>
);
