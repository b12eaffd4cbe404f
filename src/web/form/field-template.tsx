import type { FieldTemplateProps, RJSFSchema } from '@rjsf/utils';
import type { Field } from '#contract/field.ts';
import { kinds } from '#contract/kinds/index.ts';
import { FieldFrame } from './field-frame.tsx';
import type { FormContext } from './form-context.ts';
import { fieldOf } from './form-schema.ts';

/** A switch has always a value, and a stored secret stays unless another is typed: no mark for what cannot be missing. */
function givenAlready(field: Field, { record, mode }: FormContext): boolean {
  const { type, secret } = kinds[field.kind];
  return type === 'boolean' || (secret === true && mode === 'update' && !!record[field.name]);
}

/** One field in its frame. */
export function FieldTemplate(props: FieldTemplateProps<unknown, RJSFSchema, FormContext>) {
  const { id, uiSchema, required, rawErrors, registry, children } = props;
  const field = fieldOf(uiSchema);
  if (!field) return children;
  return (
    <FieldFrame
      id={id}
      field={field}
      language={registry.formContext.format.language}
      required={(required ?? false) && !givenAlready(field, registry.formContext)}
      message={rawErrors?.[0]}
    >
      {children}
    </FieldFrame>
  );
}
