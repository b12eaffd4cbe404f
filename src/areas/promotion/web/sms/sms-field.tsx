import { FieldInput } from '#web/fields/field-input.tsx';
import { useFormatContext } from '#web/fields/use-format-context.ts';
import { useLabel } from '#web/locale/language.ts';
import { Problem } from '#web/ui/quiet.tsx';
import { Stack } from '#web/ui/stack.tsx';
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
    <Stack gap={1}>
      <label className={css.label} htmlFor={id}>
        {label(field.label)}
      </label>
      <FieldInput
        id={id}
        field={field}
        value={form.values[name]}
        onChange={(value) => form.type(name, value)}
        invalid={complaint !== undefined}
        describedBy={complaint === undefined ? undefined : `${id}-wrong`}
        context={context}
      />
      {complaint !== undefined && <Problem id={`${id}-wrong`}>{complaint}</Problem>}
    </Stack>
  );
}
