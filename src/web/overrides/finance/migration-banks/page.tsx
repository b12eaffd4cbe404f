import Generated from '#generated/web/finance/migration-banks.tsx';
import list from '#web/screens/list/list.module.css';
import { ListRows } from '#web/screens/list/list-rows.tsx';
import { ListBar, ListHeading, ListTabBar } from '#web/screens/list/list-screen.tsx';
import { useListScreen } from '#web/screens/list/use-list-screen.ts';
import { Forbidden } from '#web/ui/forbidden.tsx';
import { SettingsCard } from './settings-card.tsx';

/** The sweep rules under the switch that all of them hang on. */
export default function SweepRulesPage() {
  const model = useListScreen(Generated.screen);
  if (model.list.phase === 'forbidden') return <Forbidden />;
  return (
    <div className={list.screen}>
      <ListHeading model={model} />
      <SettingsCard />
      <ListTabBar model={model} />
      <ListBar model={model} />
      <ListRows model={model} />
      {model.actions.dialog}
      {model.header.dialog}
    </div>
  );
}
