import '@mantine/core/styles/ScrollArea.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/Modal.css';
import '@mantine/spotlight/styles.css';
import { useMantineColorScheme } from '@mantine/core';
import { createSpotlight, Spotlight, type SpotlightActionData } from '@mantine/spotlight';
import {
  mdiAccountOutline,
  mdiFileDocumentOutline,
  mdiFolderOutline,
  mdiHistory,
  mdiKeyOutline,
  mdiLogout,
  mdiMagnify,
  mdiPlus,
  mdiThemeLightDark,
  mdiTranslate,
} from '@mdi/js';
import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import type { Text } from '#contract/text.ts';
import { activeLink, menuLinks, pathOf } from '#web/auth/menu-tree.ts';
import { useMenus, useTitles } from '#web/auth/menus.tsx';
import { useCan } from '#web/auth/session-context.tsx';
import type { Hit } from '#web/data/searches.ts';
import { defineTexts, languageStore, useLabel } from '#web/locale/language.ts';
import { useText } from '#web/locale/use-text.ts';
import { Icon } from '#web/ui/icon.tsx';
import { recents } from '#web/ui/recent.ts';
import classes from './palette.module.css';
import { useSettingsText } from './settings-texts.ts';
import { useSearchResults } from './use-search-results.ts';
import { useSignOut } from './use-sign-out.ts';

const [store, spotlight] = createSpotlight();

/** Chooses what stands first; the library does so when somebody types, and not when what was found comes later. */
function selectFirst(): void {
  const list = document.getElementById(store.getState().listId);
  for (const chosen of list?.querySelectorAll('[data-selected]') ?? []) chosen.removeAttribute('data-selected');
  list?.querySelector('[data-action]')?.setAttribute('data-selected', 'true');
  store.updateState((state) => ({ ...state, selected: 0 }));
}

// Apart from the texts of the shell, which everybody waits for.
const usePaletteText = defineTexts(
  {
    nothing: 'ไม่พบสิ่งที่ค้นหา',
    searching: 'กำลังค้นหา …',
    recent: 'เปิดล่าสุด',
    pages: 'หน้า',
    work: 'ทำรายการ',
    commands: 'คำสั่ง',
  },
  {
    nothing: 'Nothing found',
    searching: 'Searching …',
    recent: 'Opened last',
    pages: 'Pages',
    work: 'Actions',
    commands: 'Commands',
  },
);

interface Props {
  /** Counts the wishes to open it. */
  readonly wish: number;
}

/** Every page of the menu. */
function usePageActions(): SpotlightActionData[] {
  const { entries, iconOf } = useMenus();
  const titles = useTitles();
  const [, navigate] = useLocation();
  return menuLinks(entries).map(({ id, link, label: name, group }) => {
    const title = titles[pathOf(link)];
    return {
      id: `page:${id}:${link}`,
      label: name,
      ...(group.label !== name && { description: group.label }),
      // Both languages and the path find it, whatever the interface shows.
      keywords: [link, title?.th ?? '', title?.en ?? ''],
      leftSection: <Icon path={iconOf(group.icon) ?? mdiFolderOutline} />,
      onClick: () => (link.startsWith('/') ? navigate(link) : window.open(link, '_blank', 'noopener')),
    };
  });
}

/** Records that were opened here of late, under what their page is called. */
function useRecentActions(wish: number): SpotlightActionData[] {
  const titles = useTitles();
  const label = useLabel();
  const [, navigate] = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: as they are when it is opened
  const opened = useMemo(recents, [wish]);
  return opened.map(({ name, link }) => {
    const title = titles[pathOf(link)];
    return {
      id: `recent:${link}`,
      label: name,
      ...(title && { description: label(title) }),
      leftSection: <Icon path={mdiHistory} />,
      onClick: () => navigate(link),
    };
  });
}

/** Pages that no menu leads to and that need no record: something is added there, or brought in. */
function useWorkActions(): SpotlightActionData[] {
  const { entries, screens, permissionOf } = useMenus();
  const titles = useTitles();
  const can = useCan();
  const label = useLabel();
  const [, navigate] = useLocation();
  const links = menuLinks(entries).map(({ link }) => pathOf(link));
  return screens.flatMap(({ path, layout }) => {
    const title = titles[path];
    const permission = permissionOf(path);
    const isWork = /\/(add|import[\w-]*)$/.test(path) && layout === undefined && !links.includes(path);
    if (!isWork || !title || permission === undefined || !can(permission)) return [];
    const above = activeLink(path, links);
    const list = above && titles[above];
    return [
      {
        id: `work:${path}`,
        label: label(title),
        ...(list && { description: label(list) }),
        keywords: [path, title.th, title.en],
        leftSection: <Icon path={mdiPlus} />,
        onClick: () => navigate(path),
      },
    ];
  });
}

/** What can be done on every page. */
function useCommandActions(): SpotlightActionData[] {
  const t = useText();
  const settings = useSettingsText();
  const [, navigate] = useLocation();
  const signOut = useSignOut();
  const { toggleColorScheme } = useMantineColorScheme();
  return [
    {
      id: 'language',
      label: languageStore.get() === 'th' ? 'English' : 'ภาษาไทย',
      description: settings.language,
      leftSection: <Icon path={mdiTranslate} />,
      onClick: () => languageStore.set((now) => (now === 'th' ? 'en' : 'th')),
    },
    {
      id: 'scheme',
      label: `${settings.scheme}: ${settings.light} / ${settings.dark}`,
      leftSection: <Icon path={mdiThemeLightDark} />,
      onClick: toggleColorScheme,
    },
    {
      id: 'change-password',
      label: t.shell.changePassword,
      leftSection: <Icon path={mdiKeyOutline} />,
      onClick: () => navigate('/change-password'),
    },
    { id: 'logout', label: t.shell.logout, leftSection: <Icon path={mdiLogout} />, onClick: () => void signOut() },
  ];
}

/** Every page of the menu, a few commands, and the records that people look for, by typing. */
export default function Palette({ wish }: Props) {
  const t = useText();
  const text = usePaletteText();
  const [, navigate] = useLocation();
  const label = useLabel();
  const [query, setQuery] = useState('');
  const { parts, isUnderWay } = useSearchResults(query);
  const screens = usePageActions();
  const commands = useCommandActions();
  const work = useWorkActions();
  const recent = useRecentActions(wish);
  useEffect(() => {
    if (wish > 0) spotlight.open();
  }, [wish]);
  const kindOf = (hit: Hit, title: Text) => hit.kind ?? label(title);
  const found = parts.flatMap(({ title, hits }) => hits.map((hit) => ({ group: kindOf(hit, title), hit })));
  const records = [...new Set(found.map(({ group }) => group))].map((group) => ({
    group,
    actions: found
      .filter((one) => one.group === group)
      .map(
        ({ hit }): SpotlightActionData => ({
          id: `record:${hit.link}`,
          label: hit.label,
          description: hit.description,
          // The server found it: whatever was typed, it is meant.
          keywords: [query],
          leftSection: <Icon path={hit.kind === undefined ? mdiAccountOutline : mdiFileDocumentOutline} />,
          onClick: () => navigate(hit.link),
        }),
      ),
  }));
  // Enter opens what was found: of what was pasted mostly the only one.
  useEffect(() => {
    if (parts.some(({ hits }) => hits.length > 0)) selectFirst();
  }, [parts]);
  return (
    <Spotlight
      store={store}
      query={query}
      onQueryChange={setQuery}
      shortcut={null}
      actions={[
        ...records,
        { group: text.recent, actions: recent },
        { group: text.pages, actions: screens },
        { group: text.work, actions: work },
        { group: text.commands, actions: commands },
      ]}
      nothingFound={isUnderWay ? text.searching : text.nothing}
      highlightQuery
      limit={12}
      scrollable
      maxHeight={420}
      overlayProps={{ blur: 0, backgroundOpacity: 0.3 }}
      transitionProps={{ duration: 100 }}
      classNames={{ content: classes.content ?? '', action: classes.action ?? '' }}
      searchProps={{
        leftSection: <Icon path={mdiMagnify} size={20} />,
        placeholder: t.shell.searchEverything,
        'aria-label': t.shell.searchEverything,
      }}
    />
  );
}
