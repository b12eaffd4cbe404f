import { useSyncExternalStore } from 'react';
import { serverNow } from '#web/core/server-clock.ts';
import { durationText } from '#web/fields/parts/duration.ts';
import { useLanguage } from '#web/locale/language.ts';
import css from './desk.module.css';

/** Milliseconds after which a waiting request is late, and very late. */
export const late = 180_000;
export const veryLate = 300_000;

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;
let tick = 0;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(() => {
    tick += 1;
    for (const each of listeners) each();
  }, 5000);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/** How late a request is, for its colour. */
export function lateness(waited: number): 'late' | 'very-late' | undefined {
  return waited >= veryLate ? 'very-late' : waited >= late ? 'late' : undefined;
}

/** How long something waits, growing by itself; amber after three minutes, red after five. */
export function Age({ since }: { readonly since: string }) {
  const language = useLanguage();
  useSyncExternalStore(subscribe, () => tick);
  const waited = Math.max(0, serverNow().getTime() - Date.parse(since));
  if (Number.isNaN(waited)) return null;
  return (
    <span className={css.age} data-late={lateness(waited)}>
      {durationText(Math.floor(waited / 1000), language, 1)}
    </span>
  );
}
