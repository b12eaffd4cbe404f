import type { Conflict, Row } from '#contract/envelope.ts';
import type { FieldDiff } from '#web/form/field-diff.ts';
import type { Values } from '#web/form/form-values.ts';

/** What the form opened with. A new generation puts other values into it. */
export interface Opened {
  readonly generation: number;
  /** The record as it was; empty when one is being created. */
  readonly base: Row;
  readonly values: Values;
}

/** Somebody else saved first. */
export interface Clash {
  readonly conflict: Conflict | undefined;
  /** `undefined` while the record is being read again. */
  readonly fresh: Row | undefined;
  readonly diffs: readonly FieldDiff[];
  readonly failed: boolean;
}

/** Why the last save came to nothing. */
export interface Failure {
  readonly message: string;
  readonly reference?: string | undefined;
  /** Nobody knows whether it was saved. */
  readonly isLost: boolean;
}

/** The record behind a form that creates one. */
export const noRecord: Row = {};

/** Version of a record, where it has one. */
export const versionOf = (row: Row): number | undefined => (typeof row.version === 'number' ? row.version : undefined);

/** Has the record moved on since the form opened? By version where it has one. */
export function isNewer(row: Row, base: Row | undefined): boolean {
  if (base === undefined) return true;
  const [now, then] = [versionOf(row), versionOf(base)];
  return now !== undefined && then !== undefined ? now > then : row !== base;
}
