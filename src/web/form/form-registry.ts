import {
  createSchemaUtils,
  englishStringTranslator,
  type Registry,
  type RJSFSchema,
  type ValidatorType,
} from '@rjsf/utils';
import { FieldTemplate } from './field-template.tsx';
import type { FormContext } from './form-context.ts';
import { ManifestField } from './manifest-field.tsx';

/** What RJSF hands to each of its parts. */
export type FormRegistry = Registry<unknown, RJSFSchema, FormContext>;

const Nothing = () => null;

/** Hints, messages and buttons are our own; of objects in objects, arrays, choices of schemas and the like our forms have none. */
const templates: FormRegistry['templates'] = {
  FieldTemplate,
  ObjectFieldTemplate: Nothing,
  ArrayFieldTemplate: Nothing,
  ArrayFieldDescriptionTemplate: Nothing,
  ArrayFieldItemButtonsTemplate: Nothing,
  ArrayFieldItemTemplate: Nothing,
  ArrayFieldTitleTemplate: Nothing,
  BaseInputTemplate: Nothing,
  CyclicSchemaExpandTemplate: Nothing,
  DescriptionFieldTemplate: Nothing,
  ErrorListTemplate: Nothing,
  FallbackFieldTemplate: Nothing,
  FieldErrorTemplate: Nothing,
  FieldHelpTemplate: Nothing,
  GridTemplate: Nothing,
  MultiSchemaFieldTemplate: Nothing,
  OptionalDataControlsTemplate: Nothing,
  TitleFieldTemplate: Nothing,
  UnsupportedFieldTemplate: Nothing,
  WrapIfAdditionalTemplate: Nothing,
  ButtonTemplates: {
    SubmitButton: Nothing,
    AddButton: Nothing,
    CopyButton: Nothing,
    MoveDownButton: Nothing,
    MoveUpButton: Nothing,
    RemoveButton: Nothing,
    ClearButton: Nothing,
  },
};

/** RJSF asks a validator which of several schemas fits; ours has no alternatives. Values are checked by `FormChecker`. */
const noAlternatives: ValidatorType<unknown, RJSFSchema, FormContext> = {
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  isValid: () => true,
  rawValidation: () => ({}),
};

/** RJSF in our clothes: every property is drawn by the input of its kind, in our frame. */
export function formRegistry(schema: RJSFSchema, formContext: FormContext, idPrefix: string): FormRegistry {
  return {
    fields: { manifest: ManifestField },
    templates,
    widgets: {},
    formContext,
    rootSchema: schema,
    // The schema of a property is what it says: there is nothing to resolve in it, least of all with every keystroke.
    schemaUtils: Object.assign(createSchemaUtils(noAlternatives, schema), { retrieveSchema: (own: RJSFSchema) => own }),
    translateString: englishStringTranslator,
    // Values that did not change are the same objects, and a file is like no other.
    globalFormOptions: { idPrefix, idSeparator: '_', experimental_componentUpdateStrategy: 'shallow' },
  };
}
