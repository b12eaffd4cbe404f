import { Button } from '@mantine/core';
import type { FormScreen } from '#contract/screen.ts';
import { useFormText } from '#web/form/texts.ts';
import { useText } from '#web/locale/use-text.ts';
import { useStore } from '#web/store/create-store.ts';
import { SaveBar, Unsaved } from '#web/ui/edit-bar.tsx';
import css from './form-screen.module.css';
import type { FormScreenState } from './use-form-screen.ts';

interface Props {
  readonly formId: string;
  readonly screen: FormScreen;
  readonly state: FormScreenState;
}

/** Save, save and add another, cancel; always in sight. */
export function FormFooter({ formId, screen, state }: Props) {
  const t = useFormText();
  const { common } = useText();
  const creating = screen.mode === 'create';
  if (state.readOnly) return null;
  return (
    <SaveBar className={css.footer}>
      <Save formId={formId} screen={screen} state={state} />
      {creating && (
        <Button
          variant="default"
          disabled={state.isSending}
          onClick={() => {
            if (state.form.current?.check()) void state.save('another');
          }}
        >
          {t.saveAnother}
        </Button>
      )}
      <Button variant="subtle" color="gray" disabled={state.isSending} onClick={state.cancel}>
        {common.cancel}
      </Button>
      <Note state={state} />
    </SaveBar>
  );
}

/** What changes with the first keystroke, apart from what does not. */
function Save({ formId, screen, state }: Props) {
  const { common } = useText();
  const isDirty = useStore(state.dirty);
  return (
    <Button type="submit" form={formId} loading={state.isSending} disabled={screen.mode !== 'create' && !isDirty}>
      {common.save}
    </Button>
  );
}

function Note({ state }: Pick<Props, 'state'>) {
  const t = useFormText();
  return <Unsaved>{useStore(state.dirty) && !state.isSending ? t.unsaved : ''}</Unsaved>;
}
