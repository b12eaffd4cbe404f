import { type DatePreset, datePresets } from './filter.ts';

/** Days from and to, both included. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

function shift(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * 86_400_000).toISOString().slice(0, 10);
}

function monthOf(day: string, months: number): DayRange {
  const year = Number(day.slice(0, 4));
  const month = Number(day.slice(5, 7)) - 1 + months;
  const edge = (date: number, at: number) => new Date(Date.UTC(year, at, date)).toISOString().slice(0, 10);
  return { from: edge(1, month), to: edge(0, month + 1) };
}

const ranges: Readonly<Record<DatePreset, (today: string) => DayRange>> = {
  today: (today) => ({ from: today, to: today }),
  yesterday: (today) => ({ from: shift(today, -1), to: shift(today, -1) }),
  last7: (today) => ({ from: shift(today, -6), to: today }),
  thisMonth: (today) => ({ from: monthOf(today, 0).from, to: today }),
  lastMonth: (today) => monthOf(today, -1),
  last6Months: (today) => ({ from: monthOf(today, -5).from, to: today }),
  thisYear: (today) => ({ from: `${today.slice(0, 4)}-01-01`, to: today }),
};

/** The days that a preset means on `today` (a Bangkok day); undefined for a word that is none. */
export function presetDays(preset: string, today: string): DayRange | undefined {
  const match = datePresets.find((name) => name === preset);
  return match && ranges[match](today);
}

/** The Bangkok day of a moment. */
export function bangkokToday(now: Date): string {
  return new Date(now.getTime() + 7 * 3_600_000).toISOString().slice(0, 10);
}
