import { useState } from 'react';
import { slidingMinutes } from '#contract/filter.ts';
import { dayText } from '../parts/calendar.ts';
import { parseDay } from '../parts/typed-calendar.ts';
import type { FilterProps } from '../types.ts';
import { rangeProblem } from './day-range.ts';

const notADay = { th: 'วันที่ไม่ถูกต้อง', en: 'Not a day' };

/** Two days as they are typed, and what is wrong with them; `apply` puts them into the filter where they are allowed. */
export function useDayRange({ filter, values, onChange, context }: FilterProps) {
  const { buddhist } = context;
  const [first = '', second = ''] = filter.params;
  const minutes = slidingMinutes(filter, filter.initial);
  const show = (day: string) => (day === '' || day === filter.initial ? '' : dayText(day, buddhist));
  const [from, setFrom] = useState(show(values[first] ?? ''));
  const [to, setTo] = useState(show(values[second] ?? ''));
  const dayOf = (text: string) => (text.trim() === '' ? '' : parseDay(text, buddhist));
  const fromDay = dayOf(from);
  const toDay = dayOf(to);
  const isTyped = fromDay !== undefined && toDay !== undefined;

  const put = (start: string, end: string) => {
    setFrom(show(start));
    setTo(show(end));
  };
  const apply = (start: string, end: string): boolean => {
    put(start, end);
    if (rangeProblem(start, end, filter.maxDays)) return false;
    if (start !== (values[first] ?? '') || end !== (values[second] ?? '')) onChange({ [first]: start, [second]: end });
    return true;
  };
  return {
    ...{ from, setFrom, to, setTo, fromDay, toDay, put, apply, minutes },
    /** The filter reaches back from now rather than from day to day. */
    slides: minutes !== undefined && values[first] === filter.initial,
    slide: () => onChange({ [first]: filter.initial ?? '', [second]: '' }),
    problem: isTyped ? rangeProblem(fromDay, toDay, filter.maxDays) : notADay,
    applyTyped: () => isTyped && apply(fromDay, toDay),
  };
}

export type DayRange = ReturnType<typeof useDayRange>;
