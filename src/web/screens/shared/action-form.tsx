import { type ComponentType, Suspense } from 'react';
import type { Verdict } from '#contract/decision.ts';
import type { Row } from '#contract/envelope.ts';
import type { Action, Inputs } from '#contract/screen.ts';
import { ActionInput, type InputIssue } from '#web/form/action-input.tsx';

/** A hand-written form in place of an action's plain inputs. Fields that do not apply are not among `fields`. */
export interface ActionInputProps extends Inputs {
  readonly action: Action;
  /** The row that is acted on; of several rows the first. */
  readonly row: Row;
  readonly value: Row;
  readonly issues: readonly InputIssue[];
  readonly disabled: boolean;
  /** What the server says of the action, where it says anything. */
  readonly verdict?: Verdict | undefined;
  /** `preset` = the form chose it by itself: nobody typed it. */
  readonly onChange: (value: Row, how?: 'preset') => void;
  /** Until it says so, nothing is sent: what it has to choose from may be on its way. */
  readonly onReady: (isReady: boolean) => void;
}

/** Hand-written forms, by the id of the action. */
export type ActionInputs = Readonly<Record<string, ComponentType<ActionInputProps>>>;

/** The hand-written form of an action if there is one, else its plain inputs. */
export function ActionForm({ inputs, ...props }: ActionInputProps & { readonly inputs: ActionInputs | undefined }) {
  const Own = inputs?.[props.action.id];
  if (Own)
    return (
      <Suspense>
        <Own {...props} />
      </Suspense>
    );
  const { fields, validate, row, value, issues, disabled, onChange } = props;
  if (fields.length === 0) return null;
  return (
    <ActionInput
      fields={fields}
      validate={validate}
      value={value}
      issues={issues}
      row={row}
      disabled={disabled}
      onChange={onChange}
    />
  );
}
