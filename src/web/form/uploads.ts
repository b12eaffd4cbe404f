import type { Values } from './form-values.ts';

/**
 * Files of one form. RJSF copies and compares its data deeply, which a File does not survive; a short mark stands in
 * the data for it.
 */
export interface Uploads {
  /** Keeps a file and returns its mark. */
  hold(file: File): string;
  /** The file behind a mark; anything else comes back as it is. */
  open(value: unknown): unknown;
  /** Values with files in the place of their marks. */
  unpack(values: Values): Values;
  /** Values with marks in the place of files. */
  pack(values: Values): Values;
}

const prefix = 'upload:';

export function createUploads(): Uploads {
  const files = new Map<string, File>();
  const hold = (file: File): string => {
    for (const [mark, held] of files) if (held === file) return mark;
    const mark = `${prefix}${files.size + 1}`;
    files.set(mark, file);
    return mark;
  };
  const open = (value: unknown) => (typeof value === 'string' ? (files.get(value) ?? value) : value);
  const map = (values: Values, change: (value: unknown) => unknown): Values =>
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)]));
  return {
    hold,
    open,
    unpack: (values) => map(values, open),
    pack: (values) => map(values, (value) => (value instanceof File ? hold(value) : value)),
  };
}
