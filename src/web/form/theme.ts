import { withTheme } from '@rjsf/core';
import type { RJSFSchema } from '@rjsf/utils';
import type { FormContext } from './form-context.ts';
import { ManifestField } from './manifest-field.tsx';
import { ErrorList, FieldTemplate, ObjectTemplate } from './templates.tsx';

const Nothing = () => null;

/** RJSF in our clothes: every property is drawn by the input of its kind, in our frame, in the manifest's groups. */
export const ThemedForm = withTheme<unknown, RJSFSchema, FormContext>({
  fields: { manifest: ManifestField },
  templates: {
    FieldTemplate,
    ObjectFieldTemplate: ObjectTemplate,
    ErrorListTemplate: ErrorList,
    // Hints and messages are the frame's.
    DescriptionFieldTemplate: Nothing,
    FieldHelpTemplate: Nothing,
    FieldErrorTemplate: Nothing,
    ButtonTemplates: { SubmitButton: Nothing },
  },
});
