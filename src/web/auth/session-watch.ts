import type { Session } from './session.ts';

/** Milliseconds between two looks at the profile. */
const rest = 10_000;

/**
 * Keeps a tab in step with what it may have missed: who this browser remembers (a change in another tab, a tab that
 * slept, a page out of the back-forward cache), and what the person may do (on coming back, and when something was
 * refused). Returns what looks at the profile again, and what ends the watch.
 */
export function watchSession(session: Session, page: Window = window) {
  let last = Number.NEGATIVE_INFINITY;
  const refresh = () => {
    if (!session.loggedIn() || Date.now() - last < rest) return;
    last = Date.now();
    void session.validate();
  };
  const check = () => {
    session.check();
    if (page.document.visibilityState === 'visible') refresh();
  };
  const onStorage = (event: StorageEvent) => {
    if (event.key === null || event.key === 'local_data') session.check();
  };
  page.addEventListener('storage', onStorage);
  page.addEventListener('focus', check);
  page.addEventListener('pageshow', check);
  page.document.addEventListener('visibilitychange', check);
  return {
    refresh,
    stop() {
      page.removeEventListener('storage', onStorage);
      page.removeEventListener('focus', check);
      page.removeEventListener('pageshow', check);
      page.document.removeEventListener('visibilitychange', check);
    },
  };
}
