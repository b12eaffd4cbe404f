import '@mantine/core/styles/ActionIcon.css';
import '@mantine/core/styles/Checkbox.css';
import '@mantine/core/styles/Divider.css';
import '@mantine/core/styles/Group.css';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/Stack.css';
import '@mantine/core/styles/Text.css';
import { ActionIcon, Button, Checkbox, Divider, Group, Stack, Text, TextInput, UnstyledButton } from '@mantine/core';
import { mdiStar, mdiStarOutline, mdiTrashCanOutline } from '@mdi/js';
import { type FormEvent, useState } from 'react';
import type { ListShape, ListState } from '#contract/list-query.ts';
import type { ColumnLayout } from '#web/core/column-layout.ts';
import { putView, showsView, viewQuery } from '#web/core/edit-views.ts';
import type { SavedView } from '#web/core/saved-views.ts';
import { Icon } from '#web/ui/icon.tsx';
import { useToolText } from './tool-texts.ts';

interface Props {
  readonly views: readonly SavedView[];
  readonly state: ListState;
  readonly shape: ListShape;
  readonly layout: ColumnLayout;
  readonly today: string;
  readonly onViews: (views: readonly SavedView[]) => void;
  /** undefined = the list as it comes. */
  readonly onOpen: (view: SavedView | undefined) => void;
}

/** Ways to look at this list that a person has given a name. */
export function ViewMenu(props: Props) {
  const { views, onOpen } = props;
  const tool = useToolText();
  return (
    <Stack gap={6} w={270}>
      <UnstyledButton fz="sm" py={4} onClick={() => onOpen(undefined)}>
        {tool.standardView}
      </UnstyledButton>
      {views.length === 0 && (
        <Text fz="xs" c="dimmed">
          {tool.noViews}
        </Text>
      )}
      {views.map((view) => (
        <ViewLine key={view.id} {...props} view={view} />
      ))}
      <Divider />
      <NewView {...props} />
    </Stack>
  );
}

/** One of them: opens it, makes it the first to be seen, or takes it away. */
function ViewLine({ view, views, state, shape, today, onViews, onOpen }: Props & { readonly view: SavedView }) {
  const tool = useToolText();
  return (
    <Group gap={2} wrap="nowrap">
      <UnstyledButton
        flex={1}
        fz="sm"
        py={4}
        fw={showsView(view, state, shape, today) ? 600 : 400}
        onClick={() => onOpen(view)}
      >
        {view.name}
      </UnstyledButton>
      <ActionIcon
        variant="subtle"
        color={view.isDefault ? 'blue' : 'gray'}
        size="sm"
        aria-label={tool.viewDefault}
        aria-pressed={view.isDefault}
        onClick={() => onViews(putView(views, { ...view, isDefault: !view.isDefault }))}
      >
        <Icon path={view.isDefault ? mdiStar : mdiStarOutline} size={15} />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="sm"
        aria-label={tool.removeView(view.name)}
        onClick={() => onViews(views.filter((other) => other.id !== view.id))}
      >
        <Icon path={mdiTrashCanOutline} size={15} />
      </ActionIcon>
    </Group>
  );
}

/** Saves the current view under a name; an existing view of this name is replaced. */
function NewView({ views, state, shape, layout, today, onViews }: Props) {
  const tool = useToolText();
  const [name, setName] = useState('');
  const [isDefault, setDefault] = useState(false);
  const trimmed = name.trim();
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (trimmed === '') return;
    const existing = views.find((view) => view.name === trimmed);
    onViews(
      putView(views, {
        id: existing?.id ?? crypto.randomUUID(),
        name: trimmed,
        scope: 'me',
        query: viewQuery(state, shape, today),
        layout,
        isDefault: isDefault || existing?.isDefault === true,
      }),
    );
    setName('');
    setDefault(false);
  };
  return (
    <form onSubmit={save}>
      <Stack gap={8}>
        <TextInput
          size="xs"
          label={tool.viewName}
          value={name}
          maxLength={80}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Checkbox
          size="xs"
          label={tool.viewDefault}
          checked={isDefault}
          onChange={(event) => setDefault(event.currentTarget.checked)}
        />
        <Button type="submit" size="compact-sm" disabled={trimmed === ''}>
          {tool.saveView}
        </Button>
      </Stack>
    </form>
  );
}
