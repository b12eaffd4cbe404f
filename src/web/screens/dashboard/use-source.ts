import type { DashboardChoice as Choice, DashboardScreen, DayTemplate } from '#contract/dashboard.ts';
import { type DayRange, presetDays } from '#contract/date-preset.ts';
import type { ReportReply, Row } from '#contract/envelope.ts';
import type { DatePreset } from '#contract/filter.ts';
import { useCan } from '#web/auth/session-context.tsx';
import { type Query, useGet } from '#web/data/hooks.ts';
import { noCall } from '#web/data/no-call.ts';
import { today } from '../shared/use-list-url.ts';
import { dayBefore } from './days.ts';

type Values = Readonly<Record<string, string>>;

/** The days of a period; today where it is none. */
export function choiceOf(values: Values, period: DatePreset | undefined): Choice {
  const day = today();
  return { values, today: day, days: presetDays(period ?? 'today', day) ?? { from: day, to: day } };
}

/** Fills the places for days: `{today-13d}`. */
export function fillDays(template: DayTemplate, { today, days }: Choice): string {
  return template.replace(/\{(today|from|to)(?:-([0-9]+)d)?\}/g, (_, name: 'today' | keyof DayRange, back = '0') =>
    dayBefore(name === 'today' ? today : days[name], Number(back)),
  );
}

/** A link with its days, which carries the filters that it does not set itself. */
export function linkOf(template: DayTemplate, choice: Choice): string {
  const href = fillDays(template, choice);
  const [path = '', query = ''] = href.split('?');
  const own = new URLSearchParams(query);
  const more = Object.entries(choice.values).filter(([param]) => !own.has(param));
  if (more.length === 0) return href;
  return `${path}?${[query, new URLSearchParams(more)].filter(String).join('&')}`;
}

/** Whether the person may see what a source answers. */
export const maySee = (screen: DashboardScreen, name: string, can: ReturnType<typeof useCan>): boolean => {
  const source = screen.sources[name];
  return source !== undefined && can(source.call.permission);
};

type Answer = Query<ReportReply<Row>>;

const nobody: Answer = {
  data: undefined,
  error: undefined,
  isLoading: false,
  isValidating: false,
  absent: true,
  refresh: async () => undefined,
};

/** The answer of a source; tiles that ask for the same one share it. */
export function useSource(screen: DashboardScreen, name: string | undefined, choice: Choice): Answer {
  const can = useCan();
  const source = name === undefined ? undefined : screen.sources[name];
  const query =
    source && can(source.call.permission)
      ? {
          ...Object.fromEntries(Object.entries(source.query).map(([key, value]) => [key, fillDays(value, choice)])),
          ...Object.fromEntries(
            source.filters.flatMap((param) => (choice.values[param] ? [[param, choice.values[param]]] : [])),
          ),
        }
      : null;
  const answer = useGet<ReportReply<Row>>(source?.call ?? noCall, query, {
    refresh: source?.refresh,
    keepPrevious: true,
  });
  return query === null ? nobody : answer;
}

/** Whether the answer says anything of a field: what people may not know is left out of every row. */
export const tells = (rows: readonly Row[], name: string): boolean => rows.some((row) => row[name] !== undefined);
