import { useId, useState } from 'react';
import type { Row } from '#contract/envelope.ts';
import { companionOf, type Field } from '#contract/field.ts';
import type { Issue } from '#contract/screen.ts';
import { FieldInput } from '#web/fields/field-input.tsx';
import { useFormatContext } from '#web/fields/use-format-context.ts';
import { describedBy, FieldFrame } from './field-frame.tsx';
import css from './form.module.css';
import { issueText } from './issue-text.ts';

/** What is wrong: an issue of a check, or a sentence of the server about a field. */
export type InputIssue = Issue | { readonly field: string; readonly message: string };

interface Props {
  readonly fields: readonly Field[];
  /** Checks what is filled in; without it only required fields are looked at. */
  readonly validate?: ((values: Readonly<Record<string, unknown>>) => readonly Issue[]) | undefined;
  /** Values by field; files are real files. */
  readonly value: Readonly<Record<string, unknown>>;
  readonly onChange: (value: Readonly<Record<string, unknown>>) => void;
  /** Complaints to show now, whether or not the person has been at the field (after a press on confirm, from the server). */
  readonly issues?: readonly InputIssue[] | undefined;
  /** The row that is acted on, for the texts of references. */
  readonly row?: Row | undefined;
  readonly disabled?: boolean | undefined;
}

/** Complaints about required fields alone, for actions without a generated check. */
export function missingFields(fields: readonly Field[], values: Readonly<Record<string, unknown>>): readonly Issue[] {
  return fields
    .filter((field) => {
      const value = values[field.name];
      const blank = value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
      return field.required && (blank || (Array.isArray(value) && value.length === 0));
    })
    .map((field) => ({ field: field.name, code: 'required' }));
}

/** The few fields that a person fills in before an action: plain inputs, no RJSF, fit for a dialog over a list. */
export function ActionInput({ fields, validate, value, onChange, issues = [], row, disabled }: Props) {
  const base = useId();
  const context = useFormatContext();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const found = (validate ?? ((values) => missingFields(fields, values)))(value);
  const shown: readonly InputIssue[] = [...issues, ...found.filter((issue) => left.has(issue.field))];
  return (
    <div className={css.actionInput}>
      {fields.map((field) => {
        const id = `${base}${field.name}`;
        const issue = shown.find((candidate) => candidate.field === field.name);
        const message = issue && ('message' in issue ? issue.message : issueText(issue, field, context.language));
        return (
          <FieldFrame
            key={field.name}
            id={id}
            field={field}
            language={context.language}
            required={field.required ?? false}
            message={message}
          >
            <FieldInput
              id={id}
              field={field}
              value={value[field.name] ?? null}
              onChange={(next, text) =>
                onChange({
                  ...value,
                  [field.name]: next ?? undefined,
                  // Questions name what was chosen, and not its key.
                  ...(field.kind === 'ref' && { [companionOf(field.name)]: text }),
                })
              }
              onBlur={() => setLeft((before) => (before.has(field.name) ? before : new Set([...before, field.name])))}
              invalid={message !== undefined}
              required={field.required}
              spread
              disabled={disabled}
              describedBy={describedBy(id, field, message !== undefined)}
              context={context}
              row={row}
            />
          </FieldFrame>
        );
      })}
    </div>
  );
}
