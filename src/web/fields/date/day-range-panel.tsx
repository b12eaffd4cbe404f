import { Button, FocusTrap } from '@mantine/core';
import { useState } from 'react';
import { bangkokToday, presetDays } from '#contract/date-preset.ts';
import { datePresets, slidingMinutes } from '#contract/filter.ts';
import { serverNow } from '#web/core/server-clock.ts';
import { inputTexts } from '#web/fields/parts/input-texts.ts';
import { useBreakpoints } from '#web/ui/use-breakpoints.ts';
import { dayText } from '../parts/calendar.ts';
import { RangeCalendar } from '../parts/calendar-panel.tsx';
import css from '../parts/inputs.module.css';
import { dayPlaceholder } from '../parts/placeholders.ts';
import { TextBox } from '../parts/text-box.tsx';
import { parseDay } from '../parts/typed-calendar.ts';
import { fieldTexts, lastMinutes } from '../texts.ts';
import type { FilterProps } from '../types.ts';
import { rangeProblem } from './day-range.ts';

/** Presets, two typed days and a calendar. A range takes effect as soon as it is whole and allowed. */
export function DayRangePanel(props: FilterProps & { readonly onDone: () => void }) {
  const { id, filter, values, onChange, context, now, onDone } = props;
  const { language, buddhist } = context;
  const { smDown } = useBreakpoints();
  const [first = '', second = ''] = filter.params;
  const minutes = slidingMinutes(filter, filter.initial);
  const slides = minutes !== undefined && values[first] === filter.initial;
  const show = (day: string) => (day === '' || day === filter.initial ? '' : dayText(day, buddhist));
  const [from, setFrom] = useState(show(values[first] ?? ''));
  const [to, setTo] = useState(show(values[second] ?? ''));
  const dayOf = (text: string) => (text.trim() === '' ? '' : parseDay(text, buddhist));
  const fromDay = dayOf(from);
  const toDay = dayOf(to);
  const problem =
    fromDay === undefined || toDay === undefined
      ? { th: 'วันที่ไม่ถูกต้อง', en: 'Not a day' }
      : rangeProblem(fromDay, toDay, filter.maxDays);

  const apply = (start: string, end: string): boolean => {
    setFrom(show(start));
    setTo(show(end));
    if (rangeProblem(start, end, filter.maxDays)) return false;
    if (start !== (values[first] ?? '') || end !== (values[second] ?? '')) onChange({ [first]: start, [second]: end });
    return true;
  };
  const applyTyped = () => {
    if (fromDay !== undefined && toDay !== undefined && apply(fromDay, toDay)) onDone();
  };
  const today = bangkokToday(now ?? serverNow());
  const box = (word: 'from' | 'to', text: string, setText: (text: string) => void, bad: boolean) => (
    <label htmlFor={`${id}-${word}`}>
      <span className={css.small}>{fieldTexts[word][language]}</span>
      <TextBox
        input={{ id: `${id}-${word}`, field: filter.field, context, invalid: bad, describedBy: `${id}-problem` }}
        text={text}
        onText={setText}
        placeholder={dayPlaceholder(context)}
      />
    </label>
  );
  return (
    <FocusTrap active>
      <form
        className={css.panel}
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation();
          applyTyped();
        }}
      >
        <div className={css.presets}>
          {minutes !== undefined && (
            <Button
              size="compact-sm"
              variant={slides ? 'light' : 'default'}
              aria-pressed={slides}
              onClick={() => {
                onChange({ [first]: filter.initial ?? '', [second]: '' });
                onDone();
              }}
            >
              {lastMinutes(minutes)[language]}
            </Button>
          )}
          {datePresets.map((name) => {
            const days = presetDays(name, today);
            const active = days?.from === fromDay && days?.to === toDay;
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
        <div className={css.typed}>
          {box('from', from, setFrom, fromDay === undefined)}
          {box('to', to, setTo, toDay === undefined)}
          <Button type="submit" variant="light" disabled={problem !== undefined}>
            {inputTexts.apply[language]}
          </Button>
        </div>
        <div id={`${id}-problem`} className={css.problem} role="status">
          {problem?.[language]}
        </div>
        <RangeCalendar
          context={context}
          now={now}
          months={smDown ? 1 : 2}
          value={[fromDay || null, toDay || null]}
          onPick={(start, end) => {
            setFrom(show(start ?? ''));
            setTo(show(end ?? ''));
            if (start && end && apply(start, end)) onDone();
          }}
        />
      </form>
    </FocusTrap>
  );
}
