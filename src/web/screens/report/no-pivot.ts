import { pivotParam, showParam } from '#contract/pivot.ts';

/** No columns of a second dimension. */
export const noPivot = { [pivotParam]: undefined, [showParam]: undefined };
