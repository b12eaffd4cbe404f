import type { FieldPathList } from '@rjsf/utils';
import { type FormEvent, memo, type Ref, useCallback, useImperativeHandle, useMemo } from 'react';
import { flushSync } from 'react-dom';
import type { FormatContext } from '#web/fields/types.ts';
import { ErrorList } from './error-list.tsx';
import { FormFields } from './form-fields.tsx';
import { formRegistry } from './form-registry.ts';
import { formSchema } from './form-schema.ts';
import type { Values } from './form-values.ts';
import { type FormValues, type FormValuesOptions, useFormValues } from './use-form-values.ts';

/** What a screen may ask of its form. */
export interface FormHandle {
  /** Validates everything as saving does; on failure shows the errors and focuses the first invalid field. */
  check(): boolean;
  /** Shows the server's errors (422) for what was sent, and focuses the first invalid field. */
  blame(fields: Readonly<Record<string, string>>, sent: Values): void;
  focusFirst(): void;
}

interface Props extends Omit<FormValuesOptions, 'language'> {
  /** Id of the form element, for buttons outside it. */
  readonly id: string;
  readonly context: FormatContext;
  /** Nothing may be changed now: what is being sent, for one. */
  readonly readOnly?: boolean;
  /** Nothing may be changed by this person at all: what is shown looks like no place to type. */
  readonly lookOnly?: boolean;
  /** All is well and the person wants to save. */
  readonly onSave: () => void;
  readonly ref?: Ref<FormHandle>;
}

/** Gives a screen its handle of the form; returns a function that focuses the first invalid field. */
function useFormHandle({ id, fields, ref }: Props, { checker, check, firstAtFault }: FormValues): () => void {
  const focusFault = () => {
    const target = document.getElementById(`${id}_${firstAtFault()}`);
    target?.focus();
    target?.scrollIntoView?.({ block: 'center' });
  };
  useImperativeHandle(ref, () => ({
    check() {
      checker.reveal();
      const well = check();
      if (!well) focusFault();
      return well;
    },
    blame(messages, sent) {
      checker.blame(messages, sent);
      check();
      focusFault();
    },
    focusFirst() {
      document.getElementById(`${id}_${fields[0]?.name}`)?.focus();
    },
  }));
  return focusFault;
}

/** A form over fields of the manifest. Renders for a keystroke only the field it is typed into. */
export const ManifestForm = memo(function ManifestForm(props: Props) {
  const { id, fields, groups, record, context, mode, readOnly, lookOnly, onSave } = props;
  const form = useFormValues({ ...props, language: context.language });
  const { values, complaints, isRevealed, checker, check, fill } = form;
  const { schema, uiSchema } = useMemo(() => formSchema(fields, context.language), [fields, context.language]);
  const registry = useMemo(
    () => formRegistry(schema, { format: context, record, checker, mode, fill }, id),
    [schema, context, record, checker, mode, fill, id],
  );
  const change = useCallback((value: unknown, [name]: FieldPathList) => fill({ [String(name)]: value }), [fill]);
  const leave = useCallback(
    (fieldId: string) => {
      checker.touch(fieldId.slice(id.length + 1));
      check();
    },
    [checker, check, id],
  );

  const focusFault = useFormHandle(props, form);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // A form in a dialog that was opened from here reports its own saving.
    if (event.target !== event.currentTarget) return;
    checker.reveal();
    // The list of complaints moves the fields: it is drawn before one of them is gone to.
    if (flushSync(check)) onSave();
    else focusFault();
  };

  return (
    <form id={id} noValidate data-look-only={lookOnly || undefined} onSubmit={submit}>
      <ErrorList complaints={complaints} all={isRevealed} fields={fields} language={context.language} form={id} />
      <FormFields
        schema={schema}
        uiSchema={uiSchema}
        registry={registry}
        groups={groups}
        values={values}
        complaints={complaints}
        readOnly={(readOnly ?? false) || (lookOnly ?? false)}
        onChange={change}
        onBlur={leave}
      />
    </form>
  );
});
