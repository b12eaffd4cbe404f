import { alternatives, type Condition, meets as meetsAt } from '#contract/condition.ts';
import type { Row } from '#contract/envelope.ts';
import type { Field } from '#contract/field.ts';
import type { Action } from '#contract/screen.ts';
import { serverNow } from './server-clock.ts';
import { viewer } from './viewer.ts';

/** Whether the user holds a permission; undefined = none is needed. */
export type Can = (permission: string | undefined) => boolean;

/** May this be done to this row? `unknown` = the row is in a status that this version does not know: hands off. */
export type ActionState = 'ready' | 'forbidden' | 'not-now' | 'unknown';

/** Does a row meet a condition for the person who is signed in, now by the server's clock? */
export const meets = (condition: Condition, row: Row): boolean =>
  meetsAt(condition, row, { now: serverNow().getTime(), me: viewer.id });

/** Names of the fields that decide which actions a row has. */
export const decidingFields = (actions: readonly Action[]): ReadonlySet<string> =>
  new Set(actions.flatMap(({ when }) => (when ? alternatives(when).flatMap(Object.keys) : [])));

/** Names of the choice fields that decide about actions and hold a value nobody has a name for. */
function unknownStatus(row: Row, actions: readonly Action[], fields: readonly Field[]): boolean {
  const deciding = decidingFields(actions);
  return fields.some((field) => {
    const value = row[field.name];
    return (
      deciding.has(field.name) &&
      field.kind === 'enum' &&
      field.options !== undefined &&
      value !== undefined &&
      // Where nothing may be said, nothing is no word that this version does not know.
      !(value === null && field.nullable) &&
      !field.options.some((option) => option.value === value)
    );
  });
}

export interface ActionScope {
  readonly actions: readonly Action[];
  /** Fields of the rows, for the statuses that are known. */
  readonly fields: readonly Field[];
  readonly can: Can;
}

/** Pure: the state of one action for one row. Permissions are resolved once, not by row. */
export function actionState(action: Action, row: Row, scope: ActionScope): ActionState {
  if (!scope.can(action.permission)) return 'forbidden';
  if (action.call !== undefined && unknownStatus(row, scope.actions, scope.fields)) return 'unknown';
  return action.when !== undefined && !meets(action.when, row) ? 'not-now' : 'ready';
}

/** The actions that a person may ever use here. */
export function permittedActions(actions: readonly Action[], can: Can): readonly Action[] {
  return actions.filter((action) => can(action.permission));
}

/** Action of a key press on a row, if it is ready. */
export function actionForKey(key: string, row: Row, scope: ActionScope): Action | undefined {
  return scope.actions.find((action) => action.key === key && actionState(action, row, scope) === 'ready');
}
