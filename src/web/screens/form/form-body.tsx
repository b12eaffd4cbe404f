import { useCallback, useDeferredValue, useId, useMemo } from 'react';
import type { AsideProps } from '#contract/form-words.ts';
import type { LoadPart } from '#contract/part.ts';
import type { FormScreen } from '#contract/screen.ts';
import { useFormatContext } from '#web/fields/use-format-context.ts';
import type { Values } from '#web/form/form-values.ts';
import { ManifestForm } from '#web/form/manifest-form.tsx';
import { useLabel } from '#web/locale/language.ts';
import { createStore, type Store, useStore } from '#web/store/create-store.ts';
import { Part } from '#web/ui/part.tsx';
import { asksOfChange } from '../shared/ask/asks.ts';
import { useAsks } from '../shared/ask/use-asks.tsx';
import { FormFooter } from './form-footer.tsx';
import { FormNotices } from './form-notices.tsx';
import css from './form-screen.module.css';
import { FormTabs } from './form-tabs.tsx';
import type { FormScreenState } from './use-form-screen.ts';
import { useFormTabs } from './use-form-tabs.ts';

interface Props {
  readonly screen: FormScreen;
  readonly id: string | undefined;
  readonly state: FormScreenState;
  readonly opened: NonNullable<FormScreenState['opened']>;
}

/** The panel next to a form: follows each keystroke once that has been painted, while the form is not drawn again. */
function Aside({
  typed,
  load,
  id,
}: {
  readonly typed: Store<Values>;
  readonly load: LoadPart<AsideProps>;
  readonly id: string | undefined;
}) {
  const values = useDeferredValue(useStore(typed));
  return (
    <aside className={css.aside}>
      <Part load={load} props={{ values, id }} />
    </aside>
  );
}

/** The form itself, alone or as the first tab before the lists that belong to the record. */
export function FormBody({ screen, id, state, opened }: Props) {
  const formId = useId();
  const context = useFormatContext();
  const label = useLabel();
  const typed = useMemo(() => createStore<Values>(opened.values), [opened.values]);
  const { change } = state;
  const follow = useCallback(
    (values: Values) => {
      typed.set(values);
      change(values);
    },
    [typed, change],
  );
  const tabs = useFormTabs(screen, state);
  const { submit, changes } = state;
  const question = useAsks({ title: label(screen.title), fields: screen.fields, send: submit });
  const ask = question.save;
  const save = useCallback(() => {
    const changed = changes();
    ask({ asks: asksOfChange(screen.asks, opened.base, changed), record: opened.base, changed });
  }, [ask, changes, screen.asks, opened.base]);
  const plain = (
    <>
      <FormNotices state={state} />
      <ManifestForm
        key={opened.generation}
        ref={state.form}
        id={formId}
        mode={screen.mode}
        fields={screen.fields}
        groups={screen.groups}
        validate={screen.validate}
        values={opened.values}
        record={opened.base}
        context={context}
        readOnly={state.isSending}
        lookOnly={state.readOnly}
        onChange={follow}
        onSave={save}
      />
      {question.dialog}
      <FormFooter formId={formId} screen={screen} state={state} />
    </>
  );
  const form = screen.aside ? (
    <div className={css.withAside}>
      <div>{plain}</div>
      <Aside typed={typed} load={screen.aside} id={id} />
    </div>
  ) : (
    plain
  );
  if (tabs.isEmpty) return form;
  return (
    <FormTabs
      tabs={tabs}
      state={state}
      record={state.record.row ?? opened.base}
      path={screen.path}
      lists={screen.related}
    >
      {form}
    </FormTabs>
  );
}
