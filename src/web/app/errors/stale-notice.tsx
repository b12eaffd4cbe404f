import { useText } from '#web/locale/use-text.ts';
import { useStore } from '#web/store/create-store.ts';
import { closeStale, reloadPage, staleStore } from './chunk-reload.ts';
import classes from './stale-notice.module.css';

/** A file of the page is gone and somebody is at work. Part of the first load: a chunk of its own might be gone as well. */
export function StaleNotice() {
  const t = useText();
  if (!useStore(staleStore)) return null;
  return (
    <div className={classes.notice} role="alert">
      <span>{t.state.stale}</span>
      <button type="button" className={classes.button} onClick={() => void reloadPage()}>
        {t.state.reload}
      </button>
      <button type="button" className={classes.button} onClick={closeStale}>
        {t.common.close}
      </button>
    </div>
  );
}
