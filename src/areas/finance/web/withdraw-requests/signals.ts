import { useEffect, useRef } from 'react';

const bareTitle = () => document.title.replace(/^\(\d+\) ?/, '');

/** Puts the number of waiting requests before the title of the window, and takes it away again. */
export function useTitleCount(count: number): void {
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

/** Sounds when there is more to do than before. */
export function useChime(waiting: number | undefined, enabled: boolean): void {
  const before = useRef(waiting);
  useEffect(() => {
    const more = before.current !== undefined && waiting !== undefined && waiting > before.current;
    before.current = waiting;
    // Without the file, and without sound, the mark on the row and the title still show it.
    if (more && enabled)
      void import('./chime.ts').then(
        ({ chime }) => chime(),
        () => undefined,
      );
  }, [waiting, enabled]);
}
