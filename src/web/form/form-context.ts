import type { Row } from '#contract/envelope.ts';
import type { FormatContext } from '#web/fields/types.ts';
import type { FormChecker } from './form-checker.ts';

/** Context for our RJSF parts in addition to their props. The same object as long as the form is mounted. */
export interface FormContext {
  readonly format: FormatContext;
  readonly record: Row;
  readonly checker: FormChecker;
  readonly mode: 'create' | 'update';
  /** Gives fields of the form a value as if a person had typed it; fields that it has not are passed over. */
  readonly fill: (values: Readonly<Record<string, unknown>>) => void;
}
