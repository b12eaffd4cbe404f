import type { RawBuilder } from 'kysely';

export type Rows = Readonly<Record<string, unknown>>;

/** One rule that must hold at any moment. The query returns rows that break it. */
export interface Invariant {
  readonly id: string;
  readonly title: string;
  readonly broken: RawBuilder<Rows>;
}
