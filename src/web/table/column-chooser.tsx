import '@mantine/core/styles/ActionIcon.css';
import '@mantine/core/styles/Checkbox.css';
import '@mantine/core/styles/Group.css';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/ScrollArea.css';
import '@mantine/core/styles/Stack.css';
import { ActionIcon, Button, Checkbox, Group, ScrollArea, Stack } from '@mantine/core';
import { mdiArrowDown, mdiArrowUp, mdiPinOutline } from '@mdi/js';
import type { Column } from '#contract/screen.ts';
import type { Language } from '#contract/text.ts';
import { type ColumnLayout, moveColumn, pinColumn, showColumn } from '#web/core/column-layout.ts';
import { Icon } from '#web/ui/icon.tsx';
import { useTableText } from './texts.ts';

interface Props {
  /** Columns that the list has as it is shown now; the layout may know further ones, of other tabs or groupings. */
  readonly columns: readonly Column[];
  readonly layout: ColumnLayout;
  readonly language: Language;
  readonly onLayout: (layout: ColumnLayout) => void;
  readonly onReset: () => void;
}

/** Which columns, in which order, which of them stay in view: everything that dragging does, by keyboard too. */
export function ColumnChooser({ columns, layout, language, onLayout, onReset }: Props) {
  const text = useTableText();
  const named = new Map(columns.map((column) => [column.name, column]));
  const offered = layout.order.flatMap((name) => named.get(name) ?? []);
  const visible = offered.filter(({ name }) => !layout.hidden.includes(name));
  return (
    <Stack gap={4} w={320}>
      <ScrollArea.Autosize mah={380} type="auto" offsetScrollbars="y" scrollbarSize={8}>
        {offered.map(({ name, label: title }, index) => {
          const label = title[language];
          const shown = !layout.hidden.includes(name);
          const pinned = layout.start.includes(name);
          return (
            <Group key={name} gap={2} wrap="nowrap" py={2}>
              <Checkbox
                size="xs"
                flex={1}
                label={label}
                aria-label={text.showColumn(label)}
                checked={shown}
                disabled={shown && visible.length === 1}
                onChange={(event) => onLayout(showColumn(layout, name, event.currentTarget.checked))}
              />
              <ActionIcon
                variant={pinned ? 'light' : 'subtle'}
                color={pinned ? 'blue' : 'gray'}
                size={28}
                aria-label={text.pinStart(label)}
                aria-pressed={pinned}
                onClick={() => onLayout(pinColumn(layout, name, pinned ? undefined : 'start'))}
              >
                <Icon path={mdiPinOutline} size={14} />
              </ActionIcon>
              <ActionIcon
                variant="subtle"
                color="gray"
                size={28}
                aria-label={text.moveUp(label)}
                disabled={index === 0}
                onClick={() => onLayout(moveColumn(layout, name, offered[index - 1]?.name))}
              >
                <Icon path={mdiArrowUp} size={14} />
              </ActionIcon>
              <ActionIcon
                variant="subtle"
                color="gray"
                size={28}
                aria-label={text.moveDown(label)}
                disabled={index === offered.length - 1}
                onClick={() => onLayout(moveColumn(layout, name, offered[index + 2]?.name))}
              >
                <Icon path={mdiArrowDown} size={14} />
              </ActionIcon>
            </Group>
          );
        })}
      </ScrollArea.Autosize>
      <Button variant="subtle" color="gray" size="compact-sm" onClick={onReset}>
        {text.resetColumns}
      </Button>
    </Stack>
  );
}
