import Generated from '#generated/web/finance/manage_banks.tsx';
import { ListScreenView } from '#web/screens/list/list-screen.tsx';
import { useListScreen } from '#web/screens/list/use-list-screen.ts';
import { viewsPage } from '#web/screens/list/views-page.tsx';
import { bankCells } from '../bank/cells.tsx';

const { screen } = Generated;

function Accounts() {
  return <ListScreenView model={useListScreen(screen)} overrides={bankCells} />;
}

/** Bank accounts: all of them, and those that several agents share. */
export default viewsPage({ ...Generated.spec, first: Object.assign(Accounts, { screen }) });
