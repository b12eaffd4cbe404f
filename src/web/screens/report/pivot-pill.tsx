import { ChoicePill } from '#web/ui/choice-pill.tsx';
import { useReportText } from './texts.ts';
import type { ReportModel } from './use-report.ts';

/** What spreads rows, and how they are shown then: fetched when it is wanted. */
export const loadPivot = () => import('./pivot.tsx');

/** Spreads the rows over a second dimension, or puts them together again. */
export function PivotPill({ report }: { readonly report: ReportModel }) {
  const text = useReportText();
  const { isPivot, list } = report;
  return (
    <ChoicePill
      aria-pressed={isPivot}
      disabled={!isPivot && !list.list.reply?.pivots}
      onClick={() => void loadPivot().then((part) => part.turn(report))}
    >
      {text.pivot}
    </ChoicePill>
  );
}
