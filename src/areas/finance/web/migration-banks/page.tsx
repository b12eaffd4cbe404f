import Generated from '#generated/web/finance/migration-banks.tsx';
import { asListPage } from '#web/screens/list/list-page.tsx';
import { ListScreenView } from '#web/screens/list/list-screen.tsx';
import { useListScreen } from '#web/screens/list/use-list-screen.ts';
import { SettingsCard } from './settings-card.tsx';

/** The sweep rules under the switch that all of them hang on. */
function SweepRulesPage() {
  return <ListScreenView model={useListScreen(Generated.screen)} above={<SettingsCard />} />;
}

export default asListPage(SweepRulesPage, Generated.screen);
