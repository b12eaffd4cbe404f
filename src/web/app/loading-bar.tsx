import { useEffect, useState } from 'react';
import { activityStore } from '#web/data/activity.ts';
import { useText } from '#web/locale/use-text.ts';
import { useStore } from '#web/store/create-store.ts';
import { timings } from './constants.ts';
import css from './loading-bar.module.css';

/** Milliseconds in which a full bar fades, as in the style sheet: gone before the next one may appear. */
const fade = 150;

/** The bar at the top: appears after 200 ms of waiting, fills over 5 s, and is only full when the answer is there. */
export function LoadingBar() {
  const t = useText();
  const busy = useStore(activityStore) > 0;
  const [phase, setPhase] = useState<'idle' | 'filling' | 'full'>('idle');
  useEffect(() => {
    const timer = setTimeout(
      () => setPhase((before) => (busy ? 'filling' : before === 'filling' ? 'full' : before)),
      busy ? timings.loadingThrottle : 0,
    );
    return () => clearTimeout(timer);
  }, [busy]);
  useEffect(() => {
    if (phase !== 'full') return;
    const timer = setTimeout(() => setPhase('idle'), fade);
    return () => clearTimeout(timer);
  }, [phase]);
  return (
    <div
      className={css.bar}
      data-phase={phase}
      {...(phase !== 'idle' && { role: 'progressbar', 'aria-label': t.common.loading })}
      {...(phase === 'filling' && { style: { transitionDuration: `${timings.loadingDuration}ms` } })}
    />
  );
}
