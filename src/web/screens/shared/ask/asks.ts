import type { Ask } from '#contract/ask.ts';
import type { Row } from '#contract/envelope.ts';
import { meets } from '#web/core/actions.ts';
import { fillText } from '#web/core/template.ts';

/** The questions that a change of a record calls for; `changed` = the new values of what is changed. */
export function asksOfChange(asks: readonly Ask[] | undefined, record: Row, changed: Row): readonly Ask[] {
  const after = { ...record, ...changed };
  return (asks ?? []).filter(
    ({ fields, was, when }) =>
      (fields?.some((name) => Object.hasOwn(changed, name)) ?? true) &&
      (was === undefined || meets(was, record)) &&
      (when === undefined || meets(when, after)),
  );
}

/** Values as the record has them, in the places of a text that is sent. */
const filled = (value: string, record: Row): string => fillText(value, (name) => String(record[name] ?? ''));

/** What goes along with the save once these questions are answered. */
export function sentAlong(asks: readonly Ask[], record: Row): Row {
  return Object.fromEntries(
    asks.flatMap(({ send }) =>
      Object.entries(send ?? {}).map(([name, value]) => [
        name,
        typeof value === 'string' ? filled(value, record) : value,
      ]),
    ),
  );
}
