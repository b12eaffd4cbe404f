import { loadManual } from 'virtual:manual';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Titles } from '#contract/route.ts';
import { useMenus, useTitles } from '#web/auth/menus.tsx';
import { useCan } from '#web/auth/session-context.tsx';
import { type Chapter, chaptersOf } from './chapters.ts';

/** The manual of the person who is signed in; undefined while it is fetched. */
export interface Manual {
  readonly chapters: readonly Chapter[] | undefined;
  readonly hasFailed: boolean;
  retry(): void;
}

export function useManual(): Manual {
  const { entries, permissionOf } = useMenus();
  const titles = useTitles();
  const can = useCan();
  const [manual, setManual] = useState<Titles>();
  const [hasFailed, setFailed] = useState(false);
  const load = useCallback(() => {
    setFailed(false);
    Promise.all(loadManual.map((part) => part())).then(
      (parts) => setManual(Object.assign({}, ...parts.map((part) => part.manual))),
      () => setFailed(true),
    );
  }, []);
  useEffect(load, [load]);
  const chapters = useMemo(() => {
    const mayOpen = (path: string) => {
      const permission = permissionOf(path);
      return permission !== undefined && (permission === 'signed-in' || can(permission));
    };
    const isThere = manual && Object.keys(titles).length > 0;
    return isThere ? chaptersOf({ manual, titles, entries, mayOpen }) : undefined;
  }, [manual, titles, entries, permissionOf, can]);
  return { chapters, hasFailed, retry: load };
}
