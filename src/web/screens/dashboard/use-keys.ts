import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import type { DashboardScreen } from '#contract/dashboard.ts';
import { menuLinks } from '#web/auth/menu-tree.ts';
import { useMenus } from '#web/auth/menus.tsx';
import { wishSearch } from '#web/ui/search-wish.ts';

/** Milliseconds to wait for the second letter. */
const secondKeyTimeout = 1200;

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** Shortcut keys of a dashboard: `g` and a letter opens a page, `/` searches, `?` shows the help. */
export function useKeys(keys: DashboardScreen['keys']): {
  readonly isHelpShown: boolean;
  readonly showHelp: () => void;
  readonly closeHelp: () => void;
  /** Whether a page is in the user's menu. */
  readonly open: (link: string) => boolean;
} {
  const [, navigate] = useLocation();
  const { entries } = useMenus();
  const [isHelpShown, setHelpShown] = useState(false);
  useEffect(() => {
    const allowed = new Set(menuLinks(entries).map(({ link }) => link));
    let pressedAt = 0;
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (document.querySelector('[role="dialog"]')) return;
      const target = Date.now() - pressedAt < secondKeyTimeout ? keys[event.key.toLowerCase()]?.to : undefined;
      pressedAt = event.key.toLowerCase() === 'g' ? Date.now() : 0;
      if (target !== undefined && allowed.has(target)) navigate(target);
      else if (event.key === '/') wishSearch();
      else if (event.key === '?') setHelpShown(true);
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [entries, navigate, keys]);
  return {
    isHelpShown,
    showHelp: () => setHelpShown(true),
    closeHelp: () => setHelpShown(false),
    open: (link) => menuLinks(entries).some((one) => one.link === link),
  };
}
