import type { Row } from '#contract/envelope.ts';
import type { Field } from '#contract/field.ts';
import type { Action, Issue } from '#contract/screen.ts';
import { fillText } from '#web/core/template.ts';
import { formatValue } from '#web/fields/formats.ts';
import type { FormatContext } from '#web/fields/types.ts';
import { missingFields } from '#web/form/action-input.tsx';

/** A value of a row as a person reads it; a name without a field is shown as text. */
export function wordOf(name: string, row: Row, fields: readonly Field[], context: FormatContext): string {
  const field = fields.find((item) => item.name === name) ?? { name, kind: 'string', label: { th: name, en: name } };
  return formatValue(field, row[name], context, row);
}

/** The question of an action, with what the row and the person say in its places. */
export function questionOf(
  action: Action,
  row: Row,
  typed: Row,
  fields: readonly Field[],
  context: FormatContext,
  extra: Readonly<Record<string, string>> = {},
): string | undefined {
  if (action.confirm === undefined) return undefined;
  const all = [...(action.input ?? []), ...fields];
  return fillText(action.confirm[context.language], (name) => {
    const given = extra[name];
    if (given !== undefined) return given;
    return name in typed ? wordOf(name, typed, all, context) : wordOf(name, row, all, context);
  });
}

/** What the inputs of an action start with: the row's own values where it has the fields, else their initial values. */
export function initialTyped(action: Action, row: Row): Row {
  const typed: Record<string, unknown> = {};
  for (const field of action.input ?? []) {
    const own = row[field.name];
    const start = own ?? field.initial;
    if (start !== undefined && start !== null && field.kind !== 'image') typed[field.name] = start;
  }
  return typed;
}

/** What is wrong with what was filled in. */
export function inputIssues(action: Action, typed: Row): readonly Issue[] {
  if (!action.input?.length) return [];
  return (action.validate ?? ((values) => missingFields(action.input ?? [], values)))(typed);
}
