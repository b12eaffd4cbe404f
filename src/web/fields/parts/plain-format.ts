import type { FormatFace } from '../types.ts';
import { readText } from './read.ts';

/** Kinds whose value is the text that people read. */
type PlainKind = 'code' | 'email' | 'ip' | 'string' | 'text' | 'url';

/** The pure face of such a kind. `width` is that of a column, in pixels. */
export function plainFormat<K extends PlainKind>(kind: K, width: number): FormatFace<K> {
  return { kind, read: readText, text: (value) => value, align: 'start', width };
}
