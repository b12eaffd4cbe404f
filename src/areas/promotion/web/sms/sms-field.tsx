import { FieldInput } from '#web/fields/field-input.tsx';
import { useFormatContext } from '#web/fields/use-format-context.ts';
import { useLabel } from '#web/locale/language.ts';
import css from './sms.module.css';
import type { SmsFieldName } from './sms-fields.ts';
import type { SmsFormModel } from './use-sms-form.ts';

interface Props {
  readonly form: SmsFormModel;
  readonly name: SmsFieldName;
}

/** One input of the form, with its label and error. */
export function SmsField({ form, name }: Props) {
  const label = useLabel();
  const context = useFormatContext();
  const field = form.fields[name];
  const id = `${form.id}-${field.name}`;
  const complaint = form.wrong[field.name];
  return (
    <div className={css.field}>
      <label htmlFor={id}>{label(field.label)}</label>
      <FieldInput
        id={id}
        field={field}
        value={form.values[name]}
        onChange={(value) => form.type(name, value)}
        invalid={complaint !== undefined}
        describedBy={complaint === undefined ? undefined : `${id}-wrong`}
        context={context}
      />
      {complaint !== undefined && (
        <p id={`${id}-wrong`} className={css.wrong} role="alert">
          {complaint}
        </p>
      )}
    </div>
  );
}
