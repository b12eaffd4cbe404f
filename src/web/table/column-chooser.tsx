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
import { moveColumn, pinColumn } from '#web/core/arrange-columns.ts';
import { type ColumnLayout, showColumn } from '#web/core/column-layout.ts';
import { columnsIn } from '#web/core/columns-in.ts';
import { Icon } from '#web/ui/icon.tsx';
import { useChooserText } from './chooser-texts.ts';

interface Props {
  /** Columns that the list has as it is shown now; the layout may know further ones, of other tabs or groupings. */
  readonly columns: readonly Column[];
  readonly layout: ColumnLayout;
  readonly language: Language;
  readonly onLayout: (layout: ColumnLayout) => void;
  readonly onReset: () => void;
}

/** Which columns, in which order, which of them stay in view: everything that dragging does, by keyboard too. */
export function ColumnChooser(props: Props) {
  const { columns, layout, language, onReset } = props;
  const text = useChooserText();
  const named = new Map(columnsIn(language, columns, layout.hidden).map((column) => [column.name, column]));
  const offered = layout.order.flatMap((name) => named.get(name) ?? []);
  return (
    <Stack gap={4} w={320}>
      <ScrollArea.Autosize mah={380} type="auto" offsetScrollbars="y" scrollbarSize={8}>
        {offered.map((column, at) => (
          <ColumnLine key={column.name} {...props} column={column} at={at} offered={offered} />
        ))}
      </ScrollArea.Autosize>
      <Button variant="subtle" color="gray" size="compact-sm" onClick={onReset}>
        {text.resetColumns}
      </Button>
    </Stack>
  );
}

interface LineProps extends Props {
  readonly column: Column;
  /** Its place among those that are offered. */
  readonly at: number;
  readonly offered: readonly Column[];
}

/** One column: shown or not, pinned or not, and one place up or down. */
function ColumnLine({ column, at, offered, layout, language, onLayout }: LineProps) {
  const text = useChooserText();
  const { name } = column;
  const label = column.label[language];
  const isHidden = (one: Column) => layout.hidden.includes(one.name);
  const shown = !isHidden(column);
  const pinned = layout.start.includes(name);
  const moves = [
    { label: text.moveUp(label), icon: mdiArrowUp, isLast: at === 0, before: offered[at - 1] },
    { label: text.moveDown(label), icon: mdiArrowDown, isLast: at === offered.length - 1, before: offered[at + 2] },
  ];
  return (
    <Group gap={2} wrap="nowrap" py={2}>
      <Checkbox
        size="xs"
        flex={1}
        label={label}
        aria-label={text.showColumn(label)}
        checked={shown}
        disabled={shown && offered.every((one) => one === column || isHidden(one))}
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
      {moves.map((move) => (
        <ActionIcon
          key={move.icon}
          variant="subtle"
          color="gray"
          size={28}
          aria-label={move.label}
          disabled={move.isLast}
          onClick={() => onLayout(moveColumn(layout, name, move.before?.name))}
        >
          <Icon path={move.icon} size={14} />
        </ActionIcon>
      ))}
    </Group>
  );
}
