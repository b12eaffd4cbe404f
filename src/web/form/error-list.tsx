import { memo } from 'react';
import type { Field } from '#contract/field.ts';
import type { Language } from '#contract/text.ts';
import css from './form.module.css';
import type { Complaint } from './form-checker.ts';
import { useFormText } from './texts.ts';

interface Props {
  readonly complaints: readonly Complaint[];
  /** Those about single fields, too: someone has tried to save. */
  readonly all: boolean;
  readonly fields: readonly Field[];
  readonly language: Language;
  /** Id of the form; that of a field begins with it. */
  readonly form: string;
}

/** The errors that prevent saving. Each line leads to its field. */
export const ErrorList = memo(function ErrorList({ complaints, all, fields, language, form }: Props) {
  const t = useFormText();
  const shown = complaints.filter(({ field }) => all || field === undefined);
  if (shown.length === 0) return null;
  const labels = new Map(fields.map(({ name, label }) => [name, label[language]]));
  return (
    <div className={css.errors} role="alert" data-error-list>
      <p className={css.errorsTitle}>{t.errors(shown.length)}</p>
      <ul className={css.errorsList}>
        {shown.map(({ field, message }) => (
          <li key={`${field}${message}`}>
            {field === undefined ? (
              message
            ) : (
              <button
                type="button"
                className={css.errorLink}
                onClick={() => document.getElementById(`${form}_${field}`)?.focus()}
              >
                {labels.has(field) ? `${labels.get(field)}: ${message}` : message}
              </button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
});
