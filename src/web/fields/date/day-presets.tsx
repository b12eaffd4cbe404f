import { Button } from '@mantine/core';
import { bangkokToday, presetDays } from '#contract/date-preset.ts';
import { datePresets } from '#contract/filter.ts';
import { serverNow } from '#web/core/server-clock.ts';
import { inputTexts } from '#web/fields/parts/input-texts.ts';
import css from '../parts/inputs.module.css';
import { fieldTexts, lastMinutes } from '../texts.ts';
import type { FilterProps } from '../types.ts';
import { rangeProblem } from './day-range.ts';
import type { DayRange } from './use-day-range.ts';

interface Props extends Pick<FilterProps, 'filter' | 'context'> {
  readonly now: FilterProps['now'] | undefined;
  readonly range: DayRange;
  readonly onDone: () => void;
}

/** Ranges that are one press away: the last minutes, today and its like, and any day where that is allowed. */
export function DayPresets({ range, filter, context, now, onDone }: Props) {
  const { language } = context;
  const { minutes, slides, apply } = range;
  const today = bangkokToday(now ?? serverNow());
  return (
    <div className={css.presets}>
      {minutes !== undefined && (
        <Button
          size="compact-sm"
          variant={slides ? 'light' : 'default'}
          aria-pressed={slides}
          onClick={() => {
            range.slide();
            onDone();
          }}
        >
          {lastMinutes(minutes)[language]}
        </Button>
      )}
      {datePresets.map((name) => {
        const days = presetDays(name, today);
        const active = days?.from === range.fromDay && days?.to === range.toDay;
        return (
          <Button
            key={name}
            size="compact-sm"
            variant={active ? 'light' : 'default'}
            aria-pressed={active}
            disabled={days !== undefined && rangeProblem(days.from, days.to, filter.maxDays) !== undefined}
            onClick={() => {
              if (days && apply(days.from, days.to)) onDone();
            }}
          >
            {fieldTexts[name][language]}
          </Button>
        );
      })}
      {(filter.maxDays === undefined || filter.initial === undefined) && (
        <Button
          size="compact-sm"
          variant="subtle"
          color="gray"
          onClick={() => {
            if (apply('', '')) onDone();
          }}
        >
          {inputTexts.any[language]}
        </Button>
      )}
    </div>
  );
}
