import type { Session } from './session.ts';

/**
 * Keeps a tab in step with what it may have missed: who this browser remembers (a change in another tab, a tab that
 * slept, a page out of the back-forward cache), and what the person may do (on coming back).
 */
export function watchSession(session: Session, page: Window = window): void {
  const check = () => {
    session.check();
    if (page.document.visibilityState === 'visible') session.refresh();
  };
  const onStorage = (event: StorageEvent) => {
    if (event.key === null || event.key === 'local_data') session.check();
  };
  page.addEventListener('storage', onStorage);
  page.addEventListener('focus', check);
  page.addEventListener('pageshow', check);
  page.document.addEventListener('visibilitychange', check);
}
