import { type ReactNode, useEffect, useMemo } from 'react';
import type { ChartMark } from '#web/charts/bar-line-chart.tsx';
import { dayText } from '#web/fields/parts/calendar.ts';
import { useFormatContext } from '#web/fields/use-format-context.ts';
import css from '../shared/annotations/annotations.module.css';
import { type DaySpan, marksOn, onDay } from '../shared/annotations/annotations.ts';
import { AnnotationsDialog } from '../shared/annotations/annotations-dialog.tsx';
import { DaySign } from '../shared/annotations/day-sign.tsx';
import { useAnnotationText } from '../shared/annotations/texts.ts';
import { useAnnotations } from '../shared/annotations/use-annotations.ts';

/** What a report shows of what is to be known of its days. */
export interface DayNotes {
  /** What is beside a day in the table; nothing where there is nothing to know. */
  signOf(day: string): ReactNode;
  /** Marks of a chart whose places are these days. */
  marksOn(days: readonly string[]): readonly ChartMark[];
}

interface Props {
  readonly span: DaySpan;
  /** The day whose annotations are open. */
  readonly asked: string | undefined;
  readonly onAsk: (day: string | undefined) => void;
  /** They are known; null where this server, or person, has none. The same function between renders. */
  readonly onNotes: (notes: DayNotes | null) => void;
}

/** What is to be known of the days of a report: their dialog, and, on paper, a list. */
export default function DayNotesPart({ span, asked, onAsk, onNotes }: Props) {
  const text = useAnnotationText();
  const context = useFormatContext();
  const { calls, all, refresh } = useAnnotations(span);
  const dayOf = (day: string) => dayText(day, context.buddhist);
  const notes = useMemo<DayNotes>(
    () => ({
      marksOn: (days) => marksOn(all, days),
      signOf(day) {
        const own = onDay(all, day);
        if (own.length === 0) return null;
        const said = own.map((one) => one.text).join(' · ');
        return <DaySign title={text.heading} text={said} onOpen={() => onAsk(day)} />;
      },
    }),
    [all, text, onAsk],
  );
  useEffect(() => {
    if (calls !== undefined) onNotes(calls && notes);
  }, [calls, notes, onNotes]);
  return (
    <>
      {all.length > 0 && (
        <ul className={css.printed} aria-hidden="true">
          {all.map(({ id, day_from, day_to, text: said }) => (
            <li key={id}>
              {day_from === day_to ? dayOf(day_from) : `${dayOf(day_from)} – ${dayOf(day_to)}`} {said}
            </li>
          ))}
        </ul>
      )}
      {asked !== undefined && calls && (
        <AnnotationsDialog
          calls={calls}
          day={asked}
          all={all}
          dayText={dayOf}
          refresh={refresh}
          onClose={() => onAsk(undefined)}
        />
      )}
    </>
  );
}
