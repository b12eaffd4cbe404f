import { defined, loadManual } from 'virtual:manual';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { type Definition, definitionsOf } from '#contract/definitions.ts';
import type { Titles } from '#contract/route.ts';
import { useMenus } from '#web/auth/menus.tsx';
import { useCan } from '#web/auth/session-context.tsx';
import { type Chapter, chaptersOf } from './chapters.ts';

/** The manual of the person who is signed in. */
interface Manual {
  /** Undefined while they are fetched. */
  readonly chapters: readonly Chapter[] | undefined;
  readonly hasFailed: boolean;
  retry(): void;
}

interface Texts {
  readonly manual: Titles;
  readonly titles: Titles;
  readonly definitions: ReadonlyMap<string, readonly Definition[]>;
}

async function readTexts(loadTitles: () => Promise<Titles>): Promise<Texts> {
  const load = Object.values(loadManual);
  const [titles, ...parts] = await Promise.all([loadTitles(), ...load.map((part) => part())]);
  // Titles that cannot be fetched are missing from the answer: without them there is no page to speak of.
  if (Object.keys(titles).length === 0) throw new Error('no page has a title');
  const definitions = new Map(
    Object.entries(defined).flatMap(([path, area]) => {
      const part = parts[Object.keys(loadManual).indexOf(area)]?.definitions;
      return part ? [[path, Object.values(definitionsOf(part, path))] as const] : [];
    }),
  );
  return { titles, definitions, manual: Object.assign({}, ...parts.map(({ manual }) => manual)) };
}

export function useManual(): Manual {
  const { entries, permissionOf, loadTitles } = useMenus();
  const can = useCan();
  const [texts, setTexts] = useState<Texts>();
  const [hasFailed, setFailed] = useState(false);
  const load = useCallback(() => {
    setFailed(false);
    readTexts(loadTitles).then(setTexts, () => setFailed(true));
  }, [loadTitles]);
  useEffect(load, [load]);
  const chapters = useMemo(() => {
    const mayOpen = (path: string) => {
      const permission = permissionOf(path);
      return permission !== undefined && (permission === 'signed-in' || can(permission));
    };
    return texts && chaptersOf({ ...texts, entries, mayOpen });
  }, [texts, entries, permissionOf, can]);
  return { chapters, hasFailed, retry: load };
}
