import type { Row } from '#contract/envelope.ts';
import type { Field } from '#contract/field.ts';
import type { Action, Condition, Sent } from '#contract/screen.ts';

/** Whether the person holds a permission; undefined = nothing is asked. */
export type Can = (permission: string | undefined) => boolean;

/** May this be done to this row? `unknown` = the row is in a status that this version does not know: hands off. */
export type ActionState = 'ready' | 'forbidden' | 'not-now' | 'unknown';

/** Does the row have one of the values of every field named? Compared as on the wire: `"0.00"` is not `0`. */
export function meets(condition: Condition, row: Row): boolean {
  return Object.entries(condition).every(([name, values]) => values.some((value) => value === row[name]));
}

/** Names of the choice fields that decide about actions and hold a value nobody has a name for. */
function unknownStatus(row: Row, actions: readonly Action[], fields: readonly Field[]): boolean {
  const deciding = new Set(actions.flatMap((action) => Object.keys(action.when ?? {})));
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

/** Pure: the state of one action for one row. Permissions are a set resolved once, never asked for by row. */
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

/**
 * Body of an action on a row: its key, what guards against a stale screen, the row's own fields, fixed values, and of
 * what was typed the fields that the action asks for.
 */
export function bodyOf(action: Action, row: Row, key: string, typed: Row = {}, asked: readonly Field[] = []): Row {
  const { call, send = [], set = {} } = action;
  const kind = call?.kind;
  const body: Record<string, unknown> = { [call?.key ?? key]: row[key] };
  if (kind === 'update' || kind === 'remove' || kind === 'move') {
    if (typeof row.version === 'number') body.version = row.version;
  }
  if (kind === 'move' && typeof row.status === 'string') body.expected_status = row.status;
  Object.assign(body, sentOf(send, row));
  Object.assign(body, set);
  return Object.assign(body, filledIn(asked, typed));
}

/** Fields of the row that go along with a call, by the names that the call knows. */
export function sentOf(send: readonly Sent[], row: Row): Row {
  const pairs = send.map((sent) => (typeof sent === 'string' ? { field: sent, as: sent } : sent));
  return Object.fromEntries(pairs.flatMap(({ field, as }) => (row[field] === undefined ? [] : [[as, row[field]]])));
}

/** What was typed into the fields of a call, and nothing else: inputs also hold what they show (the name beside a key). */
export function filledIn(asked: readonly Field[], typed: Row): Row {
  const body: Record<string, unknown> = {};
  for (const { name } of asked) {
    const value = typed[name];
    if (value !== undefined && value !== null && value !== '') body[name] = value;
  }
  return body;
}
