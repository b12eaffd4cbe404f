import type { Text } from './text.ts';

/** What happens to records of an entity that other programs are told of. */
export interface EventRule {
  /** `withdrawal.paid`. */
  readonly type: string;
  /** Entity of the record. */
  readonly entity: string;
  /** Moves by which it happens, or `created`, `updated`; none = whatever leads to the status. */
  readonly on: readonly string[];
  /** Statuses in which the record is afterwards, and was not before; none = any. */
  readonly to: readonly string[];
  /** Fields of the record that are sent. */
  readonly fields: readonly string[];
  readonly text: Text;
}

/** What happens to a record that is no move of a life-cycle. */
export const plainEvents = ['created', 'updated'] as const;
