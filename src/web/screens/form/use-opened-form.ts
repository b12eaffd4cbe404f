import { useCallback, useMemo, useRef, useState } from 'react';
import { useSearch } from 'wouter';
import type { Row } from '#contract/envelope.ts';
import type { FormScreen } from '#contract/screen.ts';
import { changedValues, openingValues, type Values } from '#web/form/form-values.ts';
import { hiddenFields } from '#web/form/hidden-fields.ts';
import { prefill } from '#web/form/prefill.ts';
import { createStore } from '#web/store/create-store.ts';
import { type Failure, noRecord, type Opened } from './form-state.ts';

/** What a form was opened with, what is in it now, and what of that has been changed. */
export function useOpenedForm({ fields, mode, groups }: FormScreen) {
  const search = useSearch();
  /** What a form that creates opens with; the address may have given some of it. */
  const [blank] = useState<Values>(() => ({ ...openingValues(fields, undefined), ...prefill(fields, search) }));
  const [opened, setOpened] = useState<Opened | undefined>(() =>
    mode === 'create' ? { generation: 0, base: noRecord, values: blank } : undefined,
  );
  const values = useRef<Values>(opened?.values ?? {});
  /** What was saved last from here; the record that says so may still be on its way. */
  const saved = useRef<Values>(undefined);
  /** Has anything been changed? Followed by what shows it, so that the first keystroke does not draw the whole screen. */
  const [dirty] = useState(() => createStore(false));
  const [failure, setFailure] = useState<Failure>();

  const startOf = useCallback(
    (base: Row | undefined): Values => (mode === 'create' ? blank : openingValues(fields, base)),
    [fields, mode, blank],
  );
  /** Puts values into the form: those of `base`, with `mine` on top. */
  const open = useCallback(
    (base: Row, mine: Values = {}) => {
      values.current = { ...startOf(base), ...mine };
      saved.current = undefined;
      setOpened((before) => ({ generation: (before?.generation ?? 0) + 1, base, values: values.current }));
      dirty.set(Object.keys(mine).length > 0);
      setFailure(undefined);
    },
    [startOf, dirty],
  );

  const baseline = useMemo(() => startOf(opened?.base), [startOf, opened?.base]);
  /** Fields that count for the values in the form: what is hidden is not sent. */
  const counting = useCallback(() => {
    const hidden = hiddenFields(groups, values.current);
    return hidden.size === 0 ? fields : fields.filter((field) => !hidden.has(field.name));
  }, [fields, groups]);
  const isOpen = opened !== undefined;
  /** None before the record is loaded, or where there is none: nothing is left unsaved then. */
  const changes = useCallback(
    () => (isOpen ? changedValues(counting(), saved.current ?? baseline, values.current) : {}),
    [isOpen, counting, baseline],
  );
  const base = opened?.base ?? noRecord;
  return { opened, base, values, saved, dirty, failure, setFailure, open, baseline, counting, changes };
}

export type OpenedForm = ReturnType<typeof useOpenedForm>;
