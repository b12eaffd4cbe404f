import type { Condition } from './condition.ts';
import type { Field } from './field.ts';
import type { Text } from './text.ts';

/** Begins a place of a question that says what a field will be: `{new.status}`. */
export const afterwards = 'new.';

/** A question before a save. */
export interface Ask {
  /** With `{field}` places of the record as it was, and `{new.field}` as it will be. */
  readonly question: Text;
  /** Asked when one of these changes; absent = at any change. */
  readonly fields?: readonly string[];
  /** Asked while the record is stored so. */
  readonly was?: Condition;
  /** Asked where the record, or a row of it that changes, is so afterwards. */
  readonly when?: Condition;
  /** Field of the record that the person types before going on. */
  readonly typed?: string;
  /** Goes along with the save, with `{field}` places of the record. */
  readonly send?: Readonly<Record<string, string | number | boolean>>;
  /** Fields that the places speak of, where the form has none of that name. */
  readonly places?: readonly Field[];
}
