import type { ChartMark } from '#web/charts/bar-line-chart.tsx';

/** What people should know of some days, as the server says it. Days are ISO, in Bangkok. */
export interface Annotation {
  readonly id: number;
  readonly day_from: string;
  readonly day_to: string;
  readonly text: string;
  /** Accounts of agents do not see it. */
  readonly staff_only: boolean;
  /** Who has written it. */
  readonly by: string;
  readonly can_change: boolean;
  readonly version: number;
}

export interface AnnotationsReply {
  readonly data: { readonly annotations: readonly Annotation[] };
}

/** Days from one to another, both included. */
export interface DaySpan {
  readonly from: string;
  readonly to: string;
}

/** Those that a day is within. */
export const onDay = (annotations: readonly Annotation[], day: string): readonly Annotation[] =>
  annotations.filter(({ day_from, day_to }) => day_from <= day && day <= day_to);

/** The days from the first to the last of some; undefined where there is none. */
export function spanOf(days: readonly string[]): DaySpan | undefined {
  const sorted = [...days].sort();
  const [from, to] = [sorted[0], sorted.at(-1)];
  return from === undefined || to === undefined ? undefined : { from, to };
}

/** Which places of an axis they are at, where the places are days in their order. */
export function marksOn(annotations: readonly Annotation[], days: readonly string[]): readonly ChartMark[] {
  return annotations.flatMap(({ id, day_from, day_to, text }): readonly ChartMark[] => {
    const from = days.findIndex((day) => day_from <= day && day <= day_to);
    const to = days.findLastIndex((day) => day_from <= day && day <= day_to);
    return from === -1 ? [] : [{ id, from, to, text }];
  });
}
