import type { StoredField } from '#contract/endpoint.ts';
import type { Column } from '#contract/screen.ts';
import { id, plain } from './fields.ts';

/** What every screen has. */
export const screenBase = { layout: 'default' as const, source: undefined };

export const column = (from: StoredField | undefined, extra: Partial<Column> = {}): Column => ({
  ...plain(from ?? id),
  ...extra,
});
