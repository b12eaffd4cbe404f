import { mdiFlagOutline } from '@mdi/js';
import { type ReactNode, Suspense, useCallback, useMemo, useState } from 'react';
import type { Row } from '#contract/envelope.ts';
import { kinds } from '#contract/kinds/index.ts';
import type { Column } from '#contract/screen.ts';
import { isSumRow } from '#web/core/subtotals.ts';
import { whenCalm } from '#web/data/activity.ts';
import { cells } from '#web/fields/cells.ts';
import { useFormatContext } from '#web/fields/use-format-context.ts';
import type { CellOverrides } from '#web/table/cell-plan.ts';
import type { RowMenuItem } from '#web/table/row-menu.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { late } from '#web/ui/late.tsx';
import type { DayNotes } from './day-notes.tsx';
import { useReportText } from './texts.ts';
import type { ReportModel } from './use-report.ts';

/** Nobody waits for what is to be known of the days: it comes after the rows. */
const DayNotesPart = late(() => new Promise<void>(whenCalm).then(() => import('./day-notes.tsx')));

/** The column with the day of each row. */
const dayColumn = (columns: readonly Column[]): Column | undefined =>
  columns.find(({ kind, monthly, total, whole }) => kinds[kind].calendar === 'day' && !monthly && !total && !whole);

type More = (row: Row) => readonly RowMenuItem[];

/** What is to be known of the days that a report's rows represent: signs, marks, an entry of each row's menu, and where it is written. */
export function useDayNotes({ list, period }: ReportModel, overrides: CellOverrides<Row>) {
  const text = useReportText();
  const context = useFormatContext();
  const [asked, setAsked] = useState<string>();
  // Until it is known that there are none the menu has its place: nothing moves when they come.
  const [notes, setNotes] = useState<DayNotes | null>();
  const column = dayColumn(list.screen.columns);
  const day = column?.name;
  const [from, to] = (period?.params ?? []).map((param) => list.list.values[param]);
  const withSigns = useMemo((): CellOverrides<Row> => {
    const before = day === undefined ? undefined : overrides[day];
    if (!notes || day === undefined) return overrides;
    return {
      ...overrides,
      [day]: (row, standard, format) => (
        <>
          {before ? before(row, standard, format) : standard}
          {!isSumRow(row) && typeof row[day] === 'string' && notes.signOf(row[day])}
        </>
      ),
    };
  }, [notes, day, overrides]);
  const isOffered = column !== undefined && notes !== null;
  const moreOf = useCallback<More>(
    (row) => {
      const value = column && row[column.name];
      if (!column || typeof value !== 'string' || isSumRow(row)) return [];
      const label = text.annotationsOf(cells.date.text(value, column, context, {}));
      return [{ id: 'annotations', label, icon: <Icon path={mdiFlagOutline} size={16} />, run: () => setAsked(value) }];
    },
    [column, text, context],
  );
  const part: ReactNode = column && from !== undefined && to !== undefined && (
    <Suspense>
      <DayNotesPart span={{ from, to }} asked={asked} onAsk={setAsked} onNotes={setNotes} />
    </Suspense>
  );
  return {
    overrides: withSigns,
    moreOf: isOffered ? moreOf : undefined,
    notes: notes ?? undefined,
    openDay: setAsked,
    part,
  };
}
