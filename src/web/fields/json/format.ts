import type { FormatFace } from '../types.ts';

function isReadonlyRecord(value: unknown): value is Readonly<Record<string, unknown>> | readonly unknown[] {
  return typeof value === 'object' && value !== null;
}

export const jsonFormat: FormatFace<'json'> = {
  kind: 'json',
  read: (value) => (isReadonlyRecord(value) ? value : undefined),
  text: (value) => {
    try {
      return JSON.stringify(value, null, 2);
    } catch {
      return String(value);
    }
  },
  align: 'start',
  width: 220,
};
