import type Form from '@rjsf/core';
import type { IChangeEvent } from '@rjsf/core';
import type { RJSFSchema } from '@rjsf/utils';
import { memo, type Ref, useCallback, useEffect, useImperativeHandle, useMemo, useRef } from 'react';
import type { Row } from '#contract/envelope.ts';
import type { Field } from '#contract/field.ts';
import type { Group, Validator } from '#contract/screen.ts';
import type { FormatContext } from '#web/fields/types.ts';
import { createFormChecker } from './form-checker.ts';
import type { FormContext, OwnInputs } from './form-context.ts';
import { formSchema } from './form-schema.ts';
import { readValues, type Values } from './form-values.ts';
import { ThemedForm } from './theme.ts';
import { createUploads } from './uploads.ts';

/** What a screen may ask of its form. */
export interface FormHandle {
  /** Checks everything as an attempt to save does; on failure shows why and goes to the first field at fault. */
  check(): boolean;
  /** Shows the server's complaints (422) about what was sent, and goes to the first field at fault. */
  blame(fields: Readonly<Record<string, string>>, sent: Values): void;
  focusFirst(): void;
}

interface Props {
  /** Id of the form element, for buttons outside it. */
  readonly id: string;
  readonly mode: 'create' | 'update';
  readonly fields: readonly Field[];
  readonly groups: readonly Group[];
  readonly validate: Validator;
  /** What the form opens with. Later values come from the person alone; mount again to put others in. */
  readonly values: Values;
  /** The record being edited, for the texts of references and secrets. */
  readonly record: Row;
  readonly context: FormatContext;
  /** Nothing may be changed now: what is being sent, for one. */
  readonly readOnly?: boolean;
  /** Nothing may be changed by this person at all: what is shown looks like no place to type. */
  readonly lookOnly?: boolean;
  /** Hand-written inputs of single fields; the same object as long as the form is mounted. */
  readonly inputs?: OwnInputs | undefined;
  readonly onChange: (values: Values) => void;
  /** All is well and the person wants to save. */
  readonly onSave: () => void;
  readonly ref?: Ref<FormHandle>;
}

const behaviour = {
  // A choice that nobody made must not be made for them.
  constAsDefaults: 'never',
  emptyObjectFields: 'skipDefaults',
  arrayMinItems: { populate: 'never' },
} as const;

/** A form over fields of the manifest. Renders for a keystroke only the field it is typed into. */
export const ManifestForm = memo(function ManifestForm(props: Props) {
  const { id, fields, groups, validate, record, context, mode, readOnly, lookOnly, inputs, ref } = props;
  const form = useRef<Form<unknown, RJSFSchema, FormContext>>(null);
  const latest = useRef(props);
  latest.current = props;
  const uploads = useMemo(createUploads, []);
  const opening = useMemo(() => uploads.pack(props.values), [uploads, props.values]);
  const values = useRef(opening);
  const attempt = useRef(false);
  const checker = useMemo(
    () =>
      createFormChecker({
        fields,
        groups,
        validate,
        language: () => latest.current.context.language,
        unpack: uploads.unpack,
        stored: new Set(
          fields.filter((f) => f.kind === 'secret' && mode === 'update' && record[f.name]).map((f) => f.name),
        ),
      }),
    [fields, groups, validate, uploads, mode, record],
  );
  const { schema, uiSchema } = useMemo(() => formSchema(fields, context.language), [fields, context.language]);
  const fill = useCallback<FormContext['fill']>((values) => {
    for (const { name } of latest.current.fields) {
      if (Object.hasOwn(values, name)) form.current?.onChange(values[name], [name]);
    }
  }, []);
  const formContext = useMemo<FormContext>(
    () => ({ format: context, groups, record, uploads, checker, mode, fill, inputs }),
    [context, groups, record, uploads, checker, mode, fill, inputs],
  );

  const focusFirst = () => {
    const first = checker.complaints(values.current).find((complaint) => complaint.field !== undefined)?.field;
    const target = first === undefined ? undefined : document.getElementById(`${id}_${first}`);
    target?.focus();
    target?.scrollIntoView?.({ block: 'center' });
  };
  useImperativeHandle(ref, () => ({
    check() {
      checker.reveal();
      const well = form.current?.validateForm() ?? false;
      if (!well) focusFirst();
      return well;
    },
    blame(messages, sent) {
      checker.blame(messages, uploads.pack(sent));
      form.current?.validateForm();
      focusFirst();
    },
    focusFirst() {
      document.getElementById(`${id}_${fields[0]?.name}`)?.focus();
    },
  }));

  // Messages are made when something is checked; another language has to be asked for.
  const language = useRef(context.language);
  useEffect(() => {
    if (language.current === context.language) return;
    language.current = context.language;
    form.current?.validateForm();
  }, [context.language]);

  return (
    <div
      data-look-only={lookOnly || undefined}
      onSubmitCapture={() => {
        attempt.current = true;
        checker.reveal();
      }}
    >
      <ThemedForm
        ref={form}
        id={id}
        idPrefix={id}
        schema={schema}
        uiSchema={uiSchema}
        validator={checker.validator}
        initialFormData={opening}
        formContext={formContext}
        readonly={(readOnly ?? false) || (lookOnly ?? false)}
        liveValidate="onChange"
        noHtml5Validate
        experimental_defaultFormStateBehavior={behaviour}
        onChange={({ formData }: IChangeEvent<unknown>) => {
          values.current = readValues(formData);
          props.onChange(uploads.unpack(values.current));
        }}
        onBlur={(fieldId) => {
          checker.touch(fieldId.slice(id.length + 1));
          form.current?.validateForm();
        }}
        onSubmit={() => {
          attempt.current = false;
          latest.current.onSave();
        }}
        onError={() => {
          if (attempt.current) focusFirst();
          attempt.current = false;
        }}
      />
    </div>
  );
});
