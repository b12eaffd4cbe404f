import { mdiChevronRight, mdiFolderOutline } from '@mdi/js';
import { useEffect, useId, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { activeLink, isCurrent, menuLinks } from '#web/auth/menu-tree.ts';
import { useMenus } from '#web/auth/menus.tsx';
import type { MenuEntry, MenuLink } from '#web/auth/profile.ts';
import { useText } from '#web/locale/use-text.ts';
import { Icon } from '#web/ui/icon.tsx';
import { useBreakpoints } from '#web/ui/use-breakpoints.ts';
import { setGroup, useUi } from '../ui-store.ts';
import classes from './drawer.module.css';
import { QueueBadge, QueueLink } from './queue-badge.tsx';

/** The permanent drawer. On a phone it is a rail of icons that opens over the page when pointed at, tapped or focused. */
export function Drawer() {
  const t = useText();
  const { entries } = useMenus();
  const { navDrawer } = useUi();
  const { xsDown } = useBreakpoints();
  const [path] = useLocation();
  const [peek, setPeek] = useState(false);
  const frame = useRef<HTMLElement>(null);
  const active = activeLink(
    path,
    menuLinks(entries).map(({ link }) => link),
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: arriving somewhere closes the rail again
  useEffect(() => setPeek(false), [path]);
  useEffect(() => {
    if (!peek) return;
    const outside = (event: PointerEvent) => {
      if (event.target instanceof Node && !frame.current?.contains(event.target)) setPeek(false);
    };
    document.addEventListener('pointerdown', outside);
    return () => document.removeEventListener('pointerdown', outside);
  }, [peek]);

  if (!navDrawer) return null;
  const mini = xsDown && !peek;
  return (
    <nav
      ref={frame}
      id="main-menu"
      className={classes.drawer}
      data-mini={mini || undefined}
      data-over={(xsDown && peek) || undefined}
      aria-label={t.shell.mainMenu}
      onPointerEnter={(event) => event.pointerType === 'mouse' && setPeek(true)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && setPeek(false)}
      onFocus={(event) => event.target.matches(':focus-visible') && setPeek(true)}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setPeek(false)}
      onKeyDown={(event) => event.key === 'Escape' && setPeek(false)}
    >
      <ul className={classes.list}>
        {entries.map((entry) =>
          entry.items.length > 0 ? (
            <Group key={entry.id} entry={entry} mini={mini} active={active} onOpen={() => setPeek(true)} />
          ) : (
            <li key={entry.id}>
              <Single entry={entry} mini={mini} active={active} />
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}

interface EntryProps {
  readonly entry: MenuEntry;
  readonly mini: boolean;
  readonly active: string | undefined;
}

function Single({ entry, mini, active }: EntryProps) {
  const current = isCurrent(entry.link ?? '', active);
  return (
    <QueueLink entry={entry}>
      {(href) => (
        <Link
          href={href}
          className={classes.entry}
          aria-current={current ? 'page' : undefined}
          title={mini ? entry.label : undefined}
          aria-label={mini ? entry.label : undefined}
        >
          <MenuIcon name={entry.icon} />
          <span className={classes.label}>{entry.label}</span>
          <QueueBadge entry={entry} mini={mini} />
        </Link>
      )}
    </QueueLink>
  );
}

function Group({ entry, mini, active, onOpen }: EntryProps & { readonly onOpen: () => void }) {
  const { groups } = useUi();
  const id = useId();
  const within = entry.items.some((item) => isCurrent(item.link, active));
  const open = groups[entry.id] ?? (within || !entry.isCollapsed);
  const shown = open && !mini;
  const press = () => {
    if (mini) {
      setGroup(entry.id, true);
      onOpen();
    } else setGroup(entry.id, !open);
  };
  return (
    <li>
      <button
        type="button"
        className={`bare ${classes.entry}`}
        onClick={press}
        aria-expanded={shown}
        aria-controls={id}
        data-within={(within && !shown) || undefined}
        title={mini ? entry.label : undefined}
        aria-label={mini ? entry.label : undefined}
      >
        <MenuIcon name={entry.icon} />
        <span className={classes.label}>{entry.label}</span>
        {!shown && (
          <span className={classes.badges}>
            {entry.items.map((item) => item.badge && <QueueBadge key={item.id} entry={item} mini={mini} />)}
          </span>
        )}
        <Icon path={mdiChevronRight} size={16} className={classes.chevron ?? ''} />
      </button>
      {/* Nine of ten links are in groups that are closed: they are drawn where a group is opened. */}
      <ul className={classes.items} id={id} hidden={!shown}>
        {shown && entry.items.map((item) => <Item key={item.id} entry={item} active={active} />)}
      </ul>
    </li>
  );
}

function Item({ entry, active }: { readonly entry: MenuLink; readonly active: string | undefined }) {
  const current = isCurrent(entry.link, active);
  return (
    <li>
      <QueueLink entry={entry}>
        {(href) => (
          <Link href={href} className={classes.item} aria-current={current ? 'page' : undefined}>
            <span className={classes.label}>{entry.label}</span>
            <QueueBadge entry={entry} mini={false} />
          </Link>
        )}
      </QueueLink>
    </li>
  );
}

function MenuIcon({ name }: { readonly name: string }) {
  const { iconOf } = useMenus();
  return <Icon path={iconOf(name) ?? mdiFolderOutline} size={19} className={classes.icon ?? ''} />;
}
