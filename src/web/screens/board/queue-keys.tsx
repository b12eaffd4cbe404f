import '@mantine/core/styles/Checkbox.css';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Stack.css';
import { Checkbox, Stack } from '@mantine/core';
import { useLabel } from '#web/locale/language.ts';
import { useStore } from '#web/store/create-store.ts';
import { KeysDialog } from '#web/ui/keys-dialog.tsx';
import { Quiet } from '#web/ui/panel.tsx';
import type { ListModel } from '../list/use-list-screen.ts';
import { boardSettings } from './board-settings.ts';
import { useKeysText } from './keys-texts.ts';

interface Props {
  readonly model: ListModel;
  readonly onClose: () => void;
}

/** Every key of a queue, and the switches for letters and sound. */
export function QueueKeys({ model: { actions, bulk, screen, searchFilter }, onClose }: Props) {
  const text = useKeysText();
  const label = useLabel();
  const settings = useStore(boardSettings);
  const tabs = screen.tabs ? Math.min(screen.tabs.items.length + 1, 9) : 0;
  const lines: readonly (readonly [string, string])[] = [
    ['J / K', text.move],
    ['Enter', text.open],
    ...actions.permitted.flatMap((action): readonly (readonly [string, string])[] =>
      action.key === undefined ? [] : [[action.key.toUpperCase(), label(action.label)]],
    ),
    ...(bulk.length > 0 ? [['X', text.select] as const] : []),
    ...(searchFilter ? [['/', text.search] as const] : []),
    ...(tabs > 0 ? [[`1 … ${tabs}`, text.tabs] as const] : []),
    ['Esc', text.close],
    ['?', text.help],
  ];
  const isMoney = actions.permitted.some(({ call }) => call?.money);
  return (
    <KeysDialog title={text.title} width={400} keys={lines} onClose={onClose}>
      {isMoney && <Quiet>{text.moneyKeys}</Quiet>}
      <Stack gap={8} mt="sm">
        {(['keys', 'sound'] as const).map((name) => (
          <Checkbox
            key={name}
            label={text[`${name}On`]}
            checked={settings[name]}
            onChange={(event) => {
              const isOn = event.currentTarget.checked;
              boardSettings.set((before) => ({ ...before, [name]: isOn }));
            }}
          />
        ))}
      </Stack>
    </KeysDialog>
  );
}
