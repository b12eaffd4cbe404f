import { Suspense } from 'react';
import Generated from '#generated/web/finance/migration-report.tsx';
import { ListCards } from '#web/screens/list/list-cards.tsx';
import { asListPage } from '#web/screens/list/list-page.tsx';
import { ListScreenView } from '#web/screens/list/list-screen.tsx';
import { useListScreen } from '#web/screens/list/use-list-screen.ts';
import { late } from '#web/ui/late.tsx';

const HoursChart = late(() => import('./hours-chart.tsx').then((part) => ({ default: part.HoursChart })));

const { screen } = Generated;

/** The sweeps under what they moved by hour of the day. */
function SweepReportPage() {
  const model = useListScreen(screen);
  const hours = (
    <Suspense>
      <HoursChart query={model.list.query} refresh={screen.refresh} />
    </Suspense>
  );
  return (
    <ListScreenView
      model={model}
      cards={screen.cards && <ListCards cards={screen.cards} model={model} />}
      above={hours}
    />
  );
}

export default asListPage(SweepReportPage, screen);
