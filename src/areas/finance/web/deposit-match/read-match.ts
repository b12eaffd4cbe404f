import type { Row } from '#contract/envelope.ts';

/** A text of a row, if it is there. */
export const textOf = (row: Row | undefined, name: string): string | undefined => {
  const value = row?.[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
};
