import type { FieldProps, RJSFSchema } from '@rjsf/utils';
import { type ReactNode, useContext } from 'react';
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
  const { record, format, fill, inputs } = registry.formContext;
  const Own = inputs?.[field.name];
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
  const draw = (row: Row) => (Own ? <Own {...shared} row={row} /> : <FieldInput {...shared} row={row} />);
  return field.units ? <WithTyped record={record} draw={draw} /> : draw(record);
}

/** For an input that shows other values of the form; the others are not rendered again for them. */
function WithTyped({ record, draw }: { readonly record: Row; readonly draw: (row: Row) => ReactNode }) {
  const typed = useContext(TypedValues);
  return draw({ ...record, ...typed });
}
