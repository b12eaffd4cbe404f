import type { Row } from '#contract/envelope.ts';
import { companionOf, type Field } from '#contract/field.ts';
import type { Action } from '#contract/screen.ts';
import { fillText } from '#web/core/template.ts';
import { formatValue } from '#web/fields/formats.ts';
import type { FormatContext } from '#web/fields/types.ts';

/** A value of a row as a person reads it; a name without a field is shown as text. */
export function wordOf(name: string, row: Row, fields: readonly Field[], context: FormatContext): string {
  const field = fields.find((item) => item.name === name) ?? { name, kind: 'string', label: { th: name, en: name } };
  return formatValue(field, row[name], context, row);
}

/** The question of an action, with what the row and the person say in its places. Of two fields of one name the first counts. */
export function questionOf(
  action: Action,
  row: Row,
  typed: Row,
  fields: readonly Field[],
  context: FormatContext,
  extra: Readonly<Record<string, string>> = {},
): string | undefined {
  if (action.confirm === undefined) return undefined;
  return fillText(action.confirm[context.language], (name) => {
    const given = extra[name];
    if (given !== undefined) return given;
    return name in typed ? wordOf(name, typed, fields, context) : wordOf(name, row, fields, context);
  });
}

/** What inputs start with: the row's own values where it has the fields, else their initial values. */
export function initialTyped(fields: readonly Field[], row: Row): Row {
  const typed: Record<string, unknown> = {};
  for (const field of fields) {
    const own = row[field.name];
    const start = own ?? field.initial;
    if (start === undefined || start === null || field.kind === 'image') continue;
    typed[field.name] = start;
    const name = companionOf(field.name);
    if (field.kind === 'ref' && row[name] !== undefined) typed[name] = row[name];
  }
  return typed;
}
