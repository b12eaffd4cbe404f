import '@mantine/core/styles/Checkbox.css';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Stack.css';
import { Checkbox, Stack } from '@mantine/core';
import { defineTexts } from '#web/locale/language.ts';
import { useStore } from '#web/store/create-store.ts';
import { boardSettings } from './board-settings.ts';

const useText = defineTexts(
  { keys: 'เปิดใช้ปุ่มลัด', sound: 'เสียงเตือนเมื่อมีรายการใหม่' },
  { keys: 'Use shortcuts', sound: 'Sound when more is waiting' },
);

/** Whether the letters of a queue do something, and whether it is heard. */
export function QueueSwitches() {
  const text = useText();
  const settings = useStore(boardSettings);
  return (
    <Stack gap={8} my="sm">
      {(['keys', 'sound'] as const).map((name) => (
        <Checkbox
          key={name}
          label={text[name]}
          checked={settings[name]}
          onChange={(event) => {
            const isOn = event.currentTarget.checked;
            boardSettings.set((before) => ({ ...before, [name]: isOn }));
          }}
        />
      ))}
    </Stack>
  );
}
