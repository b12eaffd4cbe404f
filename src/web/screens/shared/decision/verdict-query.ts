import type { Row } from '#contract/envelope.ts';
import type { Action } from '#contract/screen.ts';

/** What of the body of an action its verdict depends on: the key of the record, and what the decision names. */
export function verdictQueryOf({ call }: Action, key: string, body: Row, by: readonly string[] = []): Row {
  return Object.fromEntries(
    [call?.key ?? key, ...by].flatMap((name) => (body[name] === undefined ? [] : [[name, body[name]]])),
  );
}
