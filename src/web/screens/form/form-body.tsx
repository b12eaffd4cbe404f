import { type ReactNode, useCallback, useDeferredValue, useId, useMemo } from 'react';
import type { FormScreen } from '#contract/screen.ts';
import { useFormatContext } from '#web/fields/use-format-context.ts';
import type { Values } from '#web/form/form-values.ts';
import { ManifestForm } from '#web/form/manifest-form.tsx';
import { useLabel } from '#web/locale/language.ts';
import { createStore, type Store, useStore } from '#web/store/create-store.ts';
import { FormFooter } from './form-footer.tsx';
import { FormNotices } from './form-notices.tsx';
import css from './form-screen.module.css';
import type { FormPanel, FormParts } from './form-screen.tsx';
import { FormTabs } from './form-tabs.tsx';
import type { FormScreenState } from './use-form-screen.ts';
import { useFormTabs } from './use-form-tabs.ts';
import { useSaveQuestion } from './use-save-question.tsx';

interface Props {
  readonly screen: FormScreen;
  readonly state: FormScreenState;
  readonly opened: NonNullable<FormScreenState['opened']>;
  readonly panels: readonly FormPanel[];
  readonly slots: FormParts['slots'];
  readonly aside: ((values: Values) => ReactNode) | undefined;
  readonly ask: FormParts['ask'];
  readonly inputs: FormParts['inputs'];
}

/** The panel next to a form: follows each keystroke once that has been painted, while the form is not drawn again. */
function Aside({ typed, draw }: { readonly typed: Store<Values>; readonly draw: (values: Values) => ReactNode }) {
  return <aside className={css.aside}>{draw(useDeferredValue(useStore(typed)))}</aside>;
}

/** The form itself, alone or as the first tab before the lists that belong to the record. */
export function FormBody({ screen, state, opened, panels, slots, aside, ask, inputs }: Props) {
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
  const tabs = useFormTabs(screen, state, panels);
  const question = useSaveQuestion(state, opened.base, label(screen.title), ask);
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
        inputs={inputs}
        onChange={follow}
        onSave={question.save}
      />
      {question.dialog}
      <FormFooter formId={formId} screen={screen} state={state} />
    </>
  );
  const form = aside ? (
    <div className={css.withAside}>
      <div>{plain}</div>
      <Aside typed={typed} draw={aside} />
    </div>
  ) : (
    plain
  );
  if (tabs.isEmpty) return form;
  return (
    <FormTabs tabs={tabs} state={state} record={state.record.row ?? opened.base} path={screen.path} slots={slots}>
      {form}
    </FormTabs>
  );
}
