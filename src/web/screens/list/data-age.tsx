import { mdiRefresh } from '@mdi/js';
import { useEffect, useState } from 'react';
import { durationText } from '#web/fields/parts/duration.ts';
import { useLanguage } from '#web/locale/language.ts';
import { useText } from '#web/locale/use-text.ts';
import { ToolButton } from '#web/ui/tool-button.tsx';
import { useSteady } from '#web/ui/use-steady.ts';
import { useListText } from '../shared/texts.ts';
import css from './list.module.css';

interface Props {
  /** When the data was read, by this computer's clock; 0 = never. */
  readonly readAt: number;
  readonly isRefreshing: boolean;
  readonly isStale: boolean;
  readonly onRefresh: () => void;
}

/** How old the data is, and the button that reads it again. */
export function DataAge({ readAt, isRefreshing, isStale, onRefresh }: Props) {
  const text = useListText();
  const { common } = useText();
  const language = useLanguage();
  const [now, setNow] = useState(Date.now);
  const spinning = useSteady(isRefreshing);
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 5000);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.floor((Math.max(now, readAt) - readAt) / 1000));
  const age = seconds < 10 ? text.justNow : text.ago(durationText(seconds - (seconds % 5), language, 1));
  return (
    <span className={css.age} data-stale={isStale || undefined}>
      {readAt > 0 && <span title={isStale ? text.stale : undefined}>{text.refreshed(age)}</span>}
      <ToolButton
        className={css.tool}
        icon={mdiRefresh}
        label={common.refresh}
        data-busy={spinning || undefined}
        onClick={onRefresh}
      />
    </span>
  );
}
