import '@mantine/core/styles/Progress.css';
import '@mantine/nprogress/styles.css';
import { createNprogress, NavigationProgress } from '@mantine/nprogress';
import { useEffect } from 'react';
import { useText } from '#web/locale/use-text.ts';
import { useStore } from '#web/store/create-store.ts';
import { activityStore } from './activity.ts';
import { timings } from './constants.ts';

const [store, bar] = createNprogress();
const ticks = 50;

/** The bar at the top: appears after 200 ms of waiting and fills over 5 s. */
export default function LoadingBar() {
  const t = useText();
  const busy = useStore(activityStore) > 0;
  useEffect(() => {
    if (!busy) return;
    let shown = false;
    let passed = 0;
    let timer: ReturnType<typeof setInterval> | undefined;
    const throttle = setTimeout(() => {
      shown = true;
      bar.set(0);
      timer = setInterval(() => {
        passed += 1;
        // Never quite full: only the answer completes it.
        bar.set(Math.min(98, (passed / ticks) * 100));
        if (passed >= ticks) clearInterval(timer);
      }, timings.loadingDuration / ticks);
    }, timings.loadingThrottle);
    return () => {
      clearTimeout(throttle);
      clearInterval(timer);
      if (shown) bar.complete();
    };
  }, [busy]);
  return <NavigationProgress store={store} size={2} aria-label={t.common.loading} zIndex={400} />;
}
