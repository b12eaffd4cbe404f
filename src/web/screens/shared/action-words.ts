import type { Row } from '#contract/envelope.ts';
import { companionOf, type Field } from '#contract/field.ts';
import { kinds } from '#contract/kinds/index.ts';
import type { Action, ActionWords } from '#contract/screen.ts';
import { fillParts, fillText } from '#web/core/template.ts';
import { formatField, isNothing } from '#web/fields/formats.ts';
import type { FormatContext } from '#web/fields/types.ts';

/** A value of a row as a person reads it; a name without a field is shown as text. */
export function messagePart(name: string, row: Row, fields: readonly Field[], context: FormatContext): string {
  const field = fields.find((item) => item.name === name) ?? { name, kind: 'string', label: { th: name, en: name } };
  return formatField(field, row, context);
}

type Words = Pick<Action, 'label'> & ActionWords;

/** The question of an action as its pieces: `value` = what the row or the person says in a place of it. */
export function questionParts(
  action: Words,
  row: Row,
  typed: Row,
  fields: readonly Field[],
  context: FormatContext,
  extra: Readonly<Record<string, string>> = {},
): readonly { readonly text: string; readonly isValue: boolean }[] {
  if (action.confirm === undefined) return [];
  return fillParts(action.confirm[context.language], (name) => {
    const given = extra[name];
    if (given !== undefined) return given;
    return name in typed ? messagePart(name, typed, fields, context) : messagePart(name, row, fields, context);
  });
}

/** The question of an action as one text. Of two fields of one name the first counts. */
export function questionOf(...of: Parameters<typeof questionParts>): string | undefined {
  const parts = questionParts(...of);
  return parts.length === 0 ? undefined : parts.map(({ text }) => text).join('');
}

/** By which name people know a row: its first code, else its key. */
export function nameOf(row: Row, fields: readonly Field[], key: string, context: FormatContext): string {
  const code = fields.find(({ name, kind }) => kinds[kind].identifies && !isNothing(row[name]));
  return code ? formatField(code, row, context) : `#${String(row[key] ?? '')}`;
}

/** What the button says that does it: how much goes to whom, once all of that is there; until then the label. */
export function buttonOf(
  action: Words,
  row: Row,
  typed: Row,
  fields: readonly Field[],
  context: FormatContext,
): string {
  const { label, button } = action;
  if (button === undefined) return label[context.language];
  let isWhole = true;
  const text = fillText(button[context.language], (name) => {
    const from = name in typed ? typed : row;
    isWhole &&= !isNothing(from[name]);
    return messagePart(name, from, fields, context);
  });
  return isWhole ? text : label[context.language];
}

/** What is said when an action is done: what, for whom, how much. */
export function doneText(
  action: Words,
  row: Row,
  typed: Row,
  { fields, key, asked }: { readonly fields: readonly Field[]; readonly key: string; readonly asked: readonly Field[] },
  context: FormatContext,
): string {
  const { language } = context;
  if (action.success === undefined) return `${action.label[language]} · ${nameOf(row, fields, key, context)}`;
  const allFields = [...asked, ...fields];
  return fillText(action.success[language], (name) =>
    name in typed ? messagePart(name, typed, allFields, context) : messagePart(name, row, allFields, context),
  );
}

/** What inputs start with: the row's own values where it has the fields, else their initial values. */
export function initialTyped(fields: readonly Field[], row: Row): Row {
  const typed: Record<string, unknown> = {};
  for (const field of fields) {
    const own = row[field.name];
    const start = own ?? field.initial;
    if (start === undefined || start === null || kinds[field.kind].file) continue;
    typed[field.name] = start;
    const name = companionOf(field.name);
    if (field.kind === 'ref' && row[name] !== undefined) typed[name] = row[name];
  }
  return typed;
}
