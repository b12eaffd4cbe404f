import { useEffect, useRef } from 'react';
import { useStore } from '#web/store/create-store.ts';
import { countOf } from '../list/list-tabs.tsx';
import type { ListModel } from '../list/use-list-screen.ts';
import { boardSettings } from './board-settings.ts';

const bareTitle = () => document.title.replace(/^\(\d+\) ?/, '');

/** Puts the number of what waits before the title of the window, and takes it away again. */
function useTitleCount(count: number): void {
  // After every render: the shell sets the title again when a page arrives.
  useEffect(() => {
    const title = count > 0 ? `(${count}) ${bareTitle()}` : bareTitle();
    if (document.title !== title) document.title = title;
  });
  useEffect(
    () => () => {
      document.title = bareTitle();
    },
    [],
  );
}

/** Says how many rows of a queue wait for people in the title of the window, and sounds when there are more than before. */
export function useWaiting({ screen, list, tabFilter }: Pick<ListModel, 'screen' | 'list' | 'tabFilter'>): void {
  const { sound } = useStore(boardSettings);
  const waiting = countOf(screen.tabs?.waiting ?? [], list.reply?.facets);
  // Another question has another answer: nothing has come.
  const { values } = list;
  const asked = JSON.stringify(Object.entries(values).filter(([param]) => !tabFilter?.params.includes(param)));
  useTitleCount(waiting ?? 0);
  const before = useRef<{ readonly asked: string; readonly count: number | undefined }>(undefined);
  useEffect(() => {
    const { current } = before;
    if (list.isStale) return;
    before.current = { asked, count: waiting };
    const isMore = current?.asked === asked && current.count !== undefined && (waiting ?? 0) > current.count;
    // Without the file, and without sound, the mark on the row and the title still show it.
    if (isMore && sound)
      void import('#web/ui/chime.ts').then(
        ({ chime }) => chime(),
        () => undefined,
      );
  }, [waiting, asked, sound, list.isStale]);
}
