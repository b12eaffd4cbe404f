import type { FieldKind } from '#contract/field.ts';
import type { FormatFace, JsonValues } from '../types.ts';
import { readText } from './read.ts';

/** Kinds whose value is a text. */
type PlainKind = { [K in FieldKind]: JsonValues[K] extends string ? K : never }[FieldKind];

/** The pure face of a kind whose text people read as it is. `width` is that of a column, in pixels. */
export function plainFormat<K extends PlainKind>(kind: K, width: number): FormatFace<K> {
  return { kind, read: readText, text: (value) => value, align: 'start', width };
}
