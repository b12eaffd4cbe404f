import type { Row } from '#contract/envelope.ts';
import type { Field } from '#contract/field.ts';
import type { Action, Sent } from '#contract/screen.ts';

/**
 * Body of an action on a row: its key, what guards against a stale screen, the row's own fields, fixed values, and of
 * what was typed the fields that the action asks for.
 */
export function bodyOf(action: Action, row: Row, key: string, typed: Row = {}, inputs: readonly Field[] = []): Row {
  const { call, send = [], set = {} } = action;
  const kind = call?.kind;
  const body: Record<string, unknown> = { [call?.key ?? key]: row[key] };
  if (kind === 'update' || kind === 'remove' || kind === 'move') {
    if (typeof row.version === 'number') body.version = row.version;
  }
  if (kind === 'move' && typeof row.status === 'string') body.expected_status = row.status;
  Object.assign(body, sentOf(send, row));
  Object.assign(body, set);
  return Object.assign(body, filledIn(inputs, typed));
}

/** Fields of the row that go along with a call, by the names that the call knows. */
export function sentOf(send: readonly Sent[], row: Row): Row {
  const pairs = send.map((sent) => (typeof sent === 'string' ? { field: sent, as: sent } : sent));
  return Object.fromEntries(pairs.flatMap(({ field, as }) => (row[field] === undefined ? [] : [[as, row[field]]])));
}

/** What was typed into the fields of a call, and nothing else: inputs also hold labels (the name of a chosen key). */
export function filledIn(inputs: readonly Field[], typed: Row): Row {
  const body: Record<string, unknown> = {};
  for (const { name } of inputs) {
    const value = typed[name];
    if (value !== undefined && value !== null && value !== '') body[name] = value;
  }
  return body;
}
