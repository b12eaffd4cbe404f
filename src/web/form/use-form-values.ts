import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Row } from '#contract/envelope.ts';
import type { Field } from '#contract/field.ts';
import { kinds } from '#contract/kinds/index.ts';
import type { Group, Validator } from '#contract/screen.ts';
import type { Language } from '#contract/text.ts';
import { type Complaint, createFormChecker, type FormChecker } from './form-checker.ts';
import type { Values } from './form-values.ts';

export interface FormValuesOptions {
  readonly mode: 'create' | 'update';
  readonly fields: readonly Field[];
  readonly groups: readonly Group[];
  readonly validate: Validator;
  /** What the form opens with; later values come from the person alone. */
  readonly values: Values;
  readonly record: Row;
  readonly language: Language;
  readonly onChange: (values: Values) => void;
}

export interface FormValues extends Shown {
  readonly values: Values;
  readonly checker: FormChecker;
  /** Looks at what the form holds now; true when there is nothing to complain about. */
  readonly check: () => boolean;
  /** The first field that is complained about. */
  readonly firstAtFault: () => string | undefined;
  /** Gives fields of the form values, as if a person had typed them; others are passed over. */
  readonly fill: (values: Values) => void;
}

/** The complaints on screen. */
interface Shown {
  readonly complaints: readonly Complaint[];
  /** Somebody has tried to save: those about single fields are listed, too. */
  readonly isRevealed: boolean;
}

const nothing: Shown = { complaints: [], isRevealed: false };

/** What was shown before, where it is the same: nothing is drawn again for it. */
function keep(before: Shown, next: Shown): Shown {
  const isSame = (one: Complaint, at: number) => {
    const was = before.complaints[at];
    return one.field === was?.field && one.message === was?.message;
  };
  if (next.complaints.length !== before.complaints.length || !next.complaints.every(isSame)) return next;
  return next.isRevealed === before.isRevealed ? before : { ...next, complaints: before.complaints };
}

/** What a form holds while a person types, and what is complained about. */
export function useFormValues(options: FormValuesOptions): FormValues {
  const { mode, fields, groups, validate, record, language } = options;
  const latest = useRef(options);
  latest.current = options;
  const [values, setValues] = useState(options.values);
  const now = useRef(values);
  const [shown, setShown] = useState(nothing);
  const checker = useMemo(
    () =>
      createFormChecker({
        fields,
        groups,
        validate,
        language: () => latest.current.language,
        stored: new Set(
          fields.filter((f) => kinds[f.kind].secret && mode === 'update' && record[f.name]).map((f) => f.name),
        ),
      }),
    [fields, groups, validate, mode, record],
  );
  const check = useCallback(() => {
    const found = checker.complaints(now.current);
    setShown((before) => keep(before, { complaints: found, isRevealed: checker.isRevealed() }));
    return found.length === 0;
  }, [checker]);
  const fill = useCallback(
    (given: Values) => {
      const own = latest.current.fields.filter(({ name }) => Object.hasOwn(given, name));
      if (own.length === 0) return;
      now.current = { ...now.current, ...Object.fromEntries(own.map(({ name }) => [name, given[name]])) };
      setValues(now.current);
      check();
      latest.current.onChange(now.current);
    },
    [check],
  );
  const firstAtFault = useCallback(
    () => checker.complaints(now.current).find((complaint) => complaint.field !== undefined)?.field,
    [checker],
  );

  // Messages are made by validation: after a change of language it runs again.
  const lastLanguage = useRef(language);
  useEffect(() => {
    if (lastLanguage.current === language) return;
    lastLanguage.current = language;
    check();
  }, [language, check]);

  return { values, ...shown, checker, check, firstAtFault, fill };
}
