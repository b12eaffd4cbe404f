import { screenPart } from './names.ts';
import type { Infer } from './shape.ts';
import { count, either, must, object } from './words.ts';

const placed = object('part above', {
  part: must(screenPart, 'Hand-written part of the area: web/parts/<name>.tsx.'),
  height: must(count, 'Pixels that are kept for it until it is there.'),
});

/** A part above the rows of a list. */
export const above = either(screenPart, placed);

export type RawAbove = Infer<typeof above>;
