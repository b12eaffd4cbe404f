import { mdiViewDashboardOutline } from '@mdi/js';
import { lazy, Suspense, useState } from 'react';
import { useOffer } from '#web/data/use-offers.ts';
import { ToolButton } from '#web/ui/tool-button.tsx';
import { usePreferenceCalls } from '../shared/preferences/use-taken-over.ts';
import css from './report.module.css';
import { useReportText } from './texts.ts';
import type { ReportModel } from './use-report.ts';

const AddToDashboard = lazy(() => import('./add-to-dashboard.tsx').then((part) => ({ default: part.AddToDashboard })));

/** Puts the chart, as it is filtered now, onto a dashboard of the person's own; nothing where the server keeps none. */
export default function DashboardButton({ report }: { readonly report: ReportModel }) {
  const text = useReportText();
  const calls = usePreferenceCalls();
  const offer = useOffer(calls?.dashboards?.save);
  const [isOpen, setOpen] = useState(false);
  if (calls === null || (calls && !calls.dashboards) || offer === 'absent') return null;
  return (
    <>
      <ToolButton
        className={css.step}
        icon={mdiViewDashboardOutline}
        label={text.toDashboard}
        disabled={!calls}
        onClick={() => setOpen(true)}
      />
      {isOpen && calls?.dashboards && (
        <Suspense>
          <AddToDashboard report={report} calls={calls.dashboards} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
