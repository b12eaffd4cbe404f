import '@mantine/core/styles/Checkbox.css';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Stack.css';
import { Checkbox, Stack } from '@mantine/core';
import type { Action } from '#contract/screen.ts';
import { useLabel } from '#web/locale/language.ts';
import { useStore } from '#web/store/create-store.ts';
import { KeysDialog } from '#web/ui/keys-dialog.tsx';
import { Quiet } from '#web/ui/panel.tsx';
import css from './desk.module.css';
import { keyOf } from './keys.ts';
import { deskSettings } from './settings.ts';
import { useShortcutText } from './shortcut-texts.ts';
import { useDeskText } from './texts.ts';

/** Every key of the desk, and the switch that turns letters off. */
export function ShortcutsDialog({
  actions,
  onClose,
}: {
  readonly actions: readonly Action[];
  readonly onClose: () => void;
}) {
  const { help } = useDeskText();
  const text = useShortcutText();
  const label = useLabel();
  const settings = useStore(deskSettings);
  const lines: readonly (readonly [string, string])[] = [
    ['J / K', text.keyMove],
    ['Enter', text.keyOpen],
    ...actions.flatMap((action): readonly (readonly [string, string])[] => {
      const key = keyOf(action.id);
      return key === undefined ? [] : [[key.toUpperCase(), label(action.label)]];
    }),
    ['C', text.keyCopy],
    ['X', text.keySelect],
    ['/', text.keySearch],
    ['1 … 8', text.keyTabs],
    ['Esc', text.keyClose],
    ['?', text.keyHelp],
  ];
  return (
    <KeysDialog title={help} width={400} keys={lines} className={css.shortcuts} onClose={onClose}>
      <Quiet>{text.moneyKeys}</Quiet>
      <Stack gap={8} mt="sm">
        <Checkbox
          label={text.keysOn}
          checked={settings.keys}
          onChange={(event) => {
            const keys = event.currentTarget.checked;
            deskSettings.set((before) => ({ ...before, keys }));
          }}
        />
        <Checkbox
          label={text.soundOn}
          checked={settings.sound}
          onChange={(event) => {
            const sound = event.currentTarget.checked;
            deskSettings.set((before) => ({ ...before, sound }));
          }}
        />
      </Stack>
    </KeysDialog>
  );
}
