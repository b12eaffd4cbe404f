import '@mantine/core/styles/Popover.css';
import { Input, Popover } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { bangkokToday, presetDays } from '#contract/date-preset.ts';
import { datePresets, slidingMinutes } from '#contract/filter.ts';
import { serverNow } from '#web/core/server-clock.ts';
import { inputTexts } from '#web/fields/parts/input-texts.ts';
import { dayText } from '../parts/calendar.ts';
import css from '../parts/inputs.module.css';
import { TextFilter } from '../parts/text-filter.tsx';
import { fieldTexts, lastMinutes } from '../texts.ts';
import type { FilterProps } from '../types.ts';

const DayRangePanel = lazy(() => import('./day-range-panel.tsx').then((m) => ({ default: m.DayRangePanel })));

/** What a range says in one line: the name of a preset, a day, or both ends. */
function rangeText(
  from: string,
  to: string,
  { filter, context, now }: Pick<FilterProps, 'filter' | 'context' | 'now'>,
): string {
  const minutes = slidingMinutes(filter, from);
  if (minutes !== undefined) return lastMinutes(minutes)[context.language];
  const day = (text: string) => (text === '' ? '…' : dayText(text, context.buddhist));
  if (from === '' && to === '') return '';
  const today = bangkokToday(now ?? serverNow());
  const preset = datePresets.find((name) => {
    const days = presetDays(name, today);
    return days?.from === from && days.to === to;
  });
  const range = from === to ? day(from) : `${day(from)} – ${day(to)}`;
  return preset ? `${fieldTexts[preset][context.language]} (${range})` : range;
}

/** Days from and to, by preset, by typing or on the calendar. Days are Bangkok's. */
export function DateFilter(props: FilterProps) {
  const { id, filter, values, context } = props;
  const [open, setOpen] = useState(false);
  const [from, to] = filter.params;
  if (from === undefined || to === undefined) return <TextFilter {...props} />;
  const label = filter.field.label[context.language];
  const text = rangeText(values[from] ?? '', values[to] ?? '', props);
  return (
    <Popover
      opened={open}
      onChange={setOpen}
      position="bottom-start"
      returnFocus
      withRoles={false}
      transitionProps={{ duration: 0 }}
    >
      <Popover.Target>
        <Input
          id={id}
          component="button"
          type="button"
          pointer
          aria-haspopup="dialog"
          aria-expanded={open}
          aria-label={`${label}: ${text || inputTexts.any[context.language]}`}
          onClick={() => setOpen(!open)}
          rightSection={<span className={css.calendar} aria-hidden />}
        >
          {text === '' ? (
            <Input.Placeholder>{label}</Input.Placeholder>
          ) : (
            <span className={css.buttonText}>{text}</span>
          )}
        </Input>
      </Popover.Target>
      <Popover.Dropdown p="sm">
        <Suspense fallback={<div className={css.panelWaiting} />}>
          <DayRangePanel {...props} onDone={() => setOpen(false)} />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  );
}
