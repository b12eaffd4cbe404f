import { prettyText } from '../parts/visible-text.ts';
import type { FormatFace } from '../types.ts';

function isReadonlyRecord(value: unknown): value is Readonly<Record<string, unknown>> | readonly unknown[] {
  return typeof value === 'object' && value !== null;
}

export const jsonFormat: FormatFace<'json'> = {
  kind: 'json',
  read: (value) => (isReadonlyRecord(value) ? value : undefined),
  text: prettyText,
  align: 'start',
  width: 220,
};
