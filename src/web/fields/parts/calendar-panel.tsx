import '@mantine/dates/styles.css';
import 'dayjs/locale/th';
import { FocusTrap } from '@mantine/core';
import { DatePicker, DatesProvider } from '@mantine/dates';
import { bangkokToday } from '#contract/date-preset.ts';
import type { Text } from '#contract/text.ts';
import { serverNow } from '#web/core/server-clock.ts';
import type { FormatContext } from '../types.ts';
import css from './calendar-panel.module.css';

export interface CalendarProps {
  readonly context: FormatContext;
  /** Days, `2026-01-31`. */
  readonly value: string | null;
  readonly onPick: (day: string) => void;
  readonly now?: Date | undefined;
}

export interface RangeCalendarProps {
  readonly context: FormatContext;
  readonly value: readonly [string | null, string | null];
  readonly onPick: (from: string | null, to: string | null) => void;
  /** Months side by side. */
  readonly months: number;
  readonly now?: Date | undefined;
}

/** What the arrows and the heading of the calendar do, for people who hear it. */
const calendarTexts = {
  previousMonth: { th: 'เดือนก่อนหน้า', en: 'Previous month' },
  nextMonth: { th: 'เดือนถัดไป', en: 'Next month' },
  previousYear: { th: 'ปีก่อนหน้า', en: 'Previous year' },
  nextYear: { th: 'ปีถัดไป', en: 'Next year' },
  previousDecade: { th: 'ทศวรรษก่อนหน้า', en: 'Previous decade' },
  nextDecade: { th: 'ทศวรรษถัดไป', en: 'Next decade' },
} as const satisfies Record<string, Text>;
const controls = Object.keys(calendarTexts).filter((name): name is keyof typeof calendarTexts => name in calendarTexts);

/** Years and months in the era and the language of the person; the days travel as CE text. */
function labels({ language, buddhist }: FormatContext, now: Date | undefined) {
  const month = new Intl.DateTimeFormat(language === 'th' ? 'th-TH-u-ca-gregory' : 'en-GB', {
    month: 'long',
    timeZone: 'UTC',
  });
  const year = (day: string) => Number(day.slice(0, 4)) + (buddhist ? 543 : 0);
  const today = bangkokToday(now ?? serverNow());
  return {
    // The library's idea of today is the browser's; ours is Bangkok's.
    highlightToday: false,
    getDayProps: (day: string) => (day === today ? { className: css.today } : {}),
    monthLabelFormat: (day: string) => `${month.format(new Date(`${day.slice(0, 10)}T00:00:00Z`))} ${year(day)}`,
    yearLabelFormat: (day: string) => String(year(day)),
    decadeLabelFormat: (from: string, to: string) => `${year(from)} – ${year(to)}`,
    getYearControlProps: (day: string) => ({ children: year(day) }),
    ariaLabels: Object.fromEntries(controls.map((name) => [name, calendarTexts[name][language]])),
    minDate: '2000-01-01',
    maxDate: '2100-12-31',
  };
}

const settingsOf = ({ language }: FormatContext) => ({
  locale: language,
  firstDayOfWeek: 0 as const,
  consistentWeeks: true,
  // Red means a loss or a failure here, not a Sunday.
  weekendDays: [],
});

/** One day. */
export function Calendar({ context, value, onPick, now }: CalendarProps) {
  return (
    <DatesProvider settings={settingsOf(context)}>
      {/* The trap starts with the calendar, which may come after the popover around it. */}
      <FocusTrap active>
        <div>
          <DatePicker
            size="sm"
            value={value}
            {...(value !== null && { defaultDate: value })}
            onChange={(day) => day && onPick(day)}
            {...labels(context, now)}
          />
        </div>
      </FocusTrap>
    </DatesProvider>
  );
}

/** From one day to another, both included. */
export function RangeCalendar({ context, value, onPick, months, now }: RangeCalendarProps) {
  const [from, to] = value;
  return (
    <DatesProvider settings={settingsOf(context)}>
      <DatePicker
        type="range"
        size="sm"
        allowSingleDateInRange
        numberOfColumns={months}
        {...(from !== null && { defaultDate: from })}
        value={[from, to]}
        onChange={([first, last]) => onPick(first, last)}
        {...labels(context, now)}
      />
    </DatesProvider>
  );
}
