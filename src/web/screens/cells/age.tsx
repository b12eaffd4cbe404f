import { useSyncExternalStore } from 'react';
import { serverNow } from '#web/core/server-clock.ts';
import { durationText } from '#web/fields/parts/duration.ts';
import { useLanguage } from '#web/locale/language.ts';
import css from './word-cells.module.css';

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

interface Props {
  /** UTC ISO 8601. */
  readonly since: string;
  /** Milliseconds after which it catches the eye, and after which more so. */
  readonly late: number;
  readonly overdue: number;
  readonly title: string;
}

/** How long something has waited, growing by itself. */
export function Age({ since, late, overdue, title }: Props) {
  const language = useLanguage();
  useSyncExternalStore(subscribe, () => tick);
  const waited = Math.max(0, serverNow().getTime() - Date.parse(since));
  if (Number.isNaN(waited)) return null;
  return (
    <span
      className={css.age}
      title={title}
      data-late={waited >= overdue ? 'overdue' : waited >= late ? 'late' : undefined}
    >
      {durationText(Math.floor(waited / 1000), language, 1)}
    </span>
  );
}
