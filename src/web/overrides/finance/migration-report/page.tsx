import { Suspense } from 'react';
import Generated from '#generated/web/finance/migration-report.tsx';
import list from '#web/screens/list/list.module.css';
import { ListCards } from '#web/screens/list/list-cards.tsx';
import { ListRows } from '#web/screens/list/list-rows.tsx';
import { ListBar, ListHeading, ListTabBar } from '#web/screens/list/list-screen.tsx';
import { useListScreen } from '#web/screens/list/use-list-screen.ts';
import { Forbidden } from '#web/ui/forbidden.tsx';
import { late } from '#web/ui/late.tsx';

const HoursChart = late(() => import('./hours-chart.tsx').then((part) => ({ default: part.HoursChart })));

const { screen } = Generated;

/** The sweeps under what they moved by hour of the day. */
export default function SweepReportPage() {
  const model = useListScreen(screen);
  if (model.list.phase === 'forbidden') return <Forbidden />;
  return (
    <div className={list.screen}>
      <ListHeading model={model} />
      {screen.cards && <ListCards cards={screen.cards} model={model} />}
      <Suspense>
        <HoursChart query={model.list.query} refresh={screen.refresh} />
      </Suspense>
      <ListTabBar model={model} />
      <ListBar model={model} />
      <ListRows model={model} />
      {model.actions.dialog}
      {model.header.dialog}
    </div>
  );
}
