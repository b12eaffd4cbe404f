import '@mantine/core/styles/ActionIcon.css';
import '@mantine/core/styles/Checkbox.css';
import '@mantine/core/styles/Divider.css';
import '@mantine/core/styles/Group.css';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/Stack.css';
import '@mantine/core/styles/Text.css';
import { ActionIcon, Button, Checkbox, Divider, Group, Stack, Text, TextInput, UnstyledButton } from '@mantine/core';
import { mdiAccountMultipleOutline, mdiPin, mdiPinOutline, mdiStar, mdiStarOutline, mdiTrashCanOutline } from '@mdi/js';
import { type FormEvent, useState } from 'react';
import type { ListShape, ListState } from '#contract/list-query.ts';
import type { PreferenceCalls } from '#web/auth/person-store.ts';
import type { ColumnLayout } from '#web/core/column-layout.ts';
import { viewQuery } from '#web/core/edit-views.ts';
import { type SavedView, showsView } from '#web/core/saved-views.ts';
import { useOffers } from '#web/data/use-offers.ts';
import { Icon } from '#web/ui/icon.tsx';
import { usePreferenceCalls } from '../shared/preferences/use-taken-over.ts';
import { useToolText } from './tool-texts.ts';
import { useLocalViews, useServerViews, type ViewTools } from './use-view-tools.ts';
import css from './view-menu.module.css';
import { ViewShare } from './view-share.tsx';

interface Props {
  /** What the list is called. */
  readonly name: string;
  readonly views: readonly SavedView[];
  readonly state: ListState;
  readonly shape: ListShape;
  readonly layout: ColumnLayout;
  readonly today: string;
  /** undefined = the list as it comes. */
  readonly onOpen: (view: SavedView | undefined) => void;
}

interface MenuProps extends Props {
  readonly tools: ViewTools;
  /** Who may have the views. */
  readonly calls?: PreferenceCalls;
}

/** Ways to look at this list that have a name: the person's own, and those of their team. */
export function ViewMenu(props: Props) {
  const calls = usePreferenceCalls();
  const offered = useOffers();
  if (calls === undefined) return <div className={css.menu} aria-busy="true" />;
  return calls && offered(calls.saveView) ? <ServerMenu {...props} calls={calls} /> : <LocalMenu {...props} />;
}

const ServerMenu = (props: Props & { readonly calls: PreferenceCalls }) => (
  <Menu {...props} tools={useServerViews(props.calls, props.name)} />
);
const LocalMenu = (props: Props) => <Menu {...props} tools={useLocalViews(props.name)} />;

function Menu(props: MenuProps) {
  const { views, tools, calls, onOpen } = props;
  const tool = useToolText();
  const [shared, setShared] = useState<string>();
  const sharing = views.find(({ id }) => id === shared);
  if (sharing && calls && tools.share)
    return <ViewShare view={sharing} views={views} calls={calls} tools={tools} onClose={() => setShared(undefined)} />;
  const groups = [
    [tool.ownViews, views.filter(({ by }) => by === undefined)],
    [tool.teamViews, views.filter(({ by }) => by !== undefined)],
  ] as const;
  return (
    <Stack gap={6} className={css.menu}>
      <UnstyledButton fz="sm" py={4} onClick={() => onOpen(undefined)}>
        {tool.standardView}
      </UnstyledButton>
      {groups.map(
        ([title, some]) =>
          some.length > 0 && (
            <section key={title} aria-label={title}>
              <Text fz="xs" c="dimmed">
                {title}
              </Text>
              {some.map((view) => (
                <ViewLine key={view.id} {...props} view={view} onShare={() => setShared(view.id)} />
              ))}
            </section>
          ),
      )}
      {tools.failure && (
        <Text fz="xs" c="red" role="alert">
          {tools.failure}
        </Text>
      )}
      <Divider />
      <NewView {...props} />
    </Stack>
  );
}

interface LineProps extends MenuProps {
  readonly view: SavedView;
  readonly onShare: () => void;
}

/** One of them: opens it; makes it the first to be seen, pins, shares or deletes it. */
function ViewLine({ view, tools, state, shape, today, onOpen, onShare }: LineProps) {
  const tool = useToolText();
  const [isAsked, setAsked] = useState(false);
  const isPinned = tools.pinned.includes(view.id);
  const isOwn = view.by === undefined;
  const words = [
    view.by !== undefined && tool.sharedBy(view.by),
    view.roles.length > 0 && (isOwn || tools.share) && tool.sharedWith(view.roles.length),
  ].filter(Boolean);
  // What others have goes only after a second press.
  const remove = () => (view.roles.length > 0 && !isAsked ? setAsked(true) : void tools.remove(view));
  return (
    <div className={css.line}>
      <UnstyledButton
        className={css.name}
        fw={showsView(view, state, shape, today) ? 600 : 400}
        onClick={() => onOpen(view)}
      >
        {view.name}
        {words.length > 0 && <span className={css.words}>{words.join(' · ')}</span>}
      </UnstyledButton>
      <Tool
        label={tool.opensFirst(view.name)}
        icons={[mdiStarOutline, mdiStar]}
        isOn={view.isDefault}
        onPress={() => void tools.openFirst(view, !view.isDefault)}
      />
      {tools.pin && (
        <Tool
          label={tool.pinView(view.name)}
          icons={[mdiPinOutline, mdiPin]}
          isOn={isPinned}
          onPress={() => void tools.pin?.(view, !isPinned)}
        />
      )}
      {tools.share && <Tool label={tool.shareView(view.name)} icons={[mdiAccountMultipleOutline]} onPress={onShare} />}
      {(isOwn || tools.share) && (
        <Tool label={tool.removeView(view.name)} icons={[mdiTrashCanOutline]} onPress={remove} />
      )}
      {isAsked && (
        <div className={css.asked} role="alertdialog" aria-label={tool.removeView(view.name)}>
          <Text fz="xs">{tool.removeShared(view.name)}</Text>
          <Group gap={6}>
            <Button size="compact-xs" color="red" loading={tools.isBusy} onClick={remove}>
              {tool.reallyRemove}
            </Button>
            <Button size="compact-xs" variant="default" onClick={() => setAsked(false)}>
              {tool.keep}
            </Button>
          </Group>
        </div>
      )}
    </div>
  );
}

interface ToolProps {
  readonly label: string;
  /** Off and, where it is a switch, on. */
  readonly icons: readonly [string, string?];
  readonly isOn?: boolean;
  readonly onPress: () => void;
}

function Tool({ label, icons: [off, on], isOn, onPress }: ToolProps) {
  return (
    <ActionIcon
      variant="subtle"
      color={isOn ? 'blue' : 'gray'}
      size={26}
      aria-label={label}
      title={label}
      aria-pressed={isOn}
      onClick={onPress}
    >
      <Icon path={isOn && on ? on : off} size={16} />
    </ActionIcon>
  );
}

/** Saves what is seen under a name; an own view of this name is replaced. */
function NewView({ views, state, shape, layout, today, tools }: MenuProps) {
  const tool = useToolText();
  const [name, setName] = useState('');
  const [isDefault, setDefault] = useState(false);
  const trimmed = name.trim();
  const before = views.find((view) => view.name === trimmed && view.by === undefined);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (trimmed === '') return;
    const draft = { name: trimmed, query: viewQuery(state, shape, today), layout, isDefault };
    if (!(await tools.save(draft, before))) return;
    setName('');
    setDefault(false);
  };
  return (
    <form onSubmit={(event) => void save(event)}>
      <Stack gap={8}>
        <TextInput
          size="xs"
          label={tool.viewName}
          description={tool.viewHint}
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
        <Button type="submit" size="compact-sm" disabled={trimmed === ''} loading={tools.isBusy && trimmed !== ''}>
          {before ? tool.replaceView : tool.saveView}
        </Button>
      </Stack>
    </form>
  );
}
