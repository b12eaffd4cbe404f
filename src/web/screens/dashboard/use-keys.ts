import { createElement, useEffect } from 'react';
import { useLocation } from 'wouter';
import type { DashboardScreen } from '#contract/dashboard.ts';
import { menuLinks } from '#web/auth/menu-tree.ts';
import { useMenus } from '#web/auth/menus.tsx';
import { late } from '#web/ui/late.tsx';
import { offerKeys } from '#web/ui/page-keys.ts';
import { latinKey } from '#web/ui/screen-key.ts';
import { wishSearch } from '#web/ui/search-wish.ts';

const DashboardKeys = late(() => import('./dashboard-keys.tsx'));

/** Milliseconds to wait for the second letter. */
const secondKeyTimeout = 1200;

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** Shortcut keys of a dashboard: `g` and a letter opens a page, `/` searches. */
export function useKeys(keys: DashboardScreen['keys']): void {
  const [, navigate] = useLocation();
  const { entries } = useMenus();
  useEffect(() => {
    const allowed = new Set(menuLinks(entries).map(({ link }) => link));
    let pressedAt = 0;
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (document.querySelector('[role="dialog"]')) return;
      const pressed = latinKey(event).toLowerCase();
      const target = Date.now() - pressedAt < secondKeyTimeout ? keys[pressed]?.to : undefined;
      pressedAt = pressed === 'g' ? Date.now() : 0;
      if (target !== undefined && allowed.has(target)) navigate(target);
      else if (pressed === '/') wishSearch();
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [entries, navigate, keys]);
  useEffect(() => {
    const open = (link: string) => menuLinks(entries).some((one) => one.link === link);
    return offerKeys(() => createElement(DashboardKeys, { keys, open }));
  }, [entries, keys]);
}
