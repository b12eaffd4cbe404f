import type { CashbackCycle } from '#generated/api/enums/cashback-cycle.ts';

/** Business days in Bangkok, both inclusive. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

const dayLength = 86_400_000;

const addDays = (day: string, count: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * dayLength).toISOString().slice(0, 10);

/** First day of the period that contains a day; weeks start on Monday. */
function firstDay(cycle: CashbackCycle, day: string): string {
  if (cycle === 'daily') return day;
  if (cycle === 'monthly') return `${day.slice(0, 8)}01`;
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return addDays(day, -((weekday + 6) % 7));
}

/** The last period of a cycle that ends before `day`: `daily`, 2026-02-01 → 2026-01-31 alone. */
export function periodBefore(cycle: CashbackCycle, day: string): Period {
  const to = addDays(firstDay(cycle, day), -1);
  return { from: firstDay(cycle, to), to };
}

/** Periods of a cycle that ended in the `days` days before today, oldest first. */
export function endedPeriods(cycle: CashbackCycle, today: string, days: number): readonly Period[] {
  const oldest = addDays(today, -days);
  const periods: Period[] = [];
  for (let period = periodBefore(cycle, today); period.to >= oldest; period = periodBefore(cycle, period.from)) {
    periods.unshift(period);
  }
  return periods;
}
