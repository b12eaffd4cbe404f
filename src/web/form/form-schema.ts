import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import type { Field } from '#contract/field.ts';
import { schemaOf } from '#contract/json-schema.ts';
import type { Language } from '#contract/text.ts';
import type { FormContext } from './form-context.ts';

export interface FormSchema {
  readonly schema: RJSFSchema;
  readonly uiSchema: UiSchema<unknown, RJSFSchema, FormContext>;
}

/** The schema that the server validates with, and for RJSF the manifest's field of each property. */
export function formSchema(fields: readonly Field[], language: Language): FormSchema {
  const uiSchema: UiSchema<unknown, RJSFSchema, FormContext> = {};
  for (const field of fields) {
    uiSchema[field.name] = { 'ui:field': 'manifest', 'ui:options': { manifest: field } };
  }
  return { schema: { ...schemaOf(fields, { titles: language }) }, uiSchema };
}

/** The manifest's field behind a part of the form. */
export function fieldOf(uiSchema: UiSchema | undefined): Field | undefined {
  const options: Readonly<Record<string, unknown>> | undefined = uiSchema?.['ui:options'];
  const field = options?.manifest;
  return isField(field) ? field : undefined;
}

function isField(value: unknown): value is Field {
  return typeof value === 'object' && value !== null && 'kind' in value && 'name' in value;
}
