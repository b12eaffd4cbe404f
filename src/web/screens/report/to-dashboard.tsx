import { mdiViewDashboardOutline } from '@mdi/js';
import { Suspense } from 'react';
import { late } from '#web/ui/late.tsx';
import { ToolButton } from '#web/ui/tool-button.tsx';
import css from './report.module.css';
import { useReportText } from './texts.ts';
import type { ReportModel } from './use-report.ts';

const DashboardButton = late(() => import('./dashboard-button.tsx'));

/** What puts the chart onto a dashboard comes with the rows, into a place of its own. */
export function ToDashboard({ report }: { readonly report: ReportModel }) {
  const text = useReportText();
  const waiting = <ToolButton className={css.step} icon={mdiViewDashboardOutline} label={text.toDashboard} disabled />;
  if (report.list.list.phase === 'loading') return waiting;
  return (
    <Suspense fallback={waiting}>
      <DashboardButton report={report} />
    </Suspense>
  );
}
