import type { FieldProps, RJSFSchema } from '@rjsf/utils';
import { type ReactNode, useContext, useMemo } from 'react';
import type { Row } from '#contract/envelope.ts';
import { FieldInput } from '#web/fields/field-input.tsx';
import { describedBy } from './field-frame.tsx';
import type { FormContext } from './form-context.ts';
import { fieldOf } from './form-schema.ts';
import { TypedValues } from './typed-values.ts';

/** The one RJSF field: shows the input of the manifest's kind. */
export function ManifestField(props: FieldProps<unknown, RJSFSchema, FormContext>) {
  const { fieldPathId, formData, onChange, onBlur, registry, rawErrors, disabled, readonly, required } = props;
  const field = fieldOf(props.uiSchema);
  if (!field) return null;
  const { record, format, fill } = registry.formContext;
  const id = fieldPathId.$id;
  const invalid = (rawErrors?.length ?? 0) > 0;
  const shared = {
    id,
    field,
    value: formData ?? null,
    onChange: (value: unknown) => onChange(value, fieldPathId.path),
    onBlur: () => onBlur(id, formData),
    disabled,
    readOnly: readonly || field.readonly === true,
    invalid,
    required,
    describedBy: describedBy(id, field, invalid),
    context: format,
    fill,
  };
  const draw = (row: Row) => <FieldInput {...shared} row={row} />;
  return field.units ? <WithUnit by={field.units.by} record={record} draw={draw} /> : draw(record);
}

interface UnitProps {
  /** The field that the unit follows. */
  readonly by: string;
  readonly record: Row;
  readonly draw: (row: Row) => ReactNode;
}

/** For an input whose unit follows another value of the form: it is drawn again for that one alone. */
function WithUnit({ by, record, draw }: UnitProps) {
  const typed = useContext(TypedValues)[by];
  return useMemo(() => draw({ ...record, [by]: typed }), [record, by, typed, draw]);
}
