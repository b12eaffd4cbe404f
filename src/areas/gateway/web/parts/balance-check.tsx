import type { ActionPart } from '#contract/screen-part.ts';
import { PlainDialog } from '#web/ui/plain-dialog.tsx';
import { BalanceCard } from '../balance/balance-card.tsx';
import { useBalanceText } from '../balance/texts.ts';
import type { Account } from '../records.ts';

/** Balance of one account in a list, by our books and by its gateway. */
export default function BalanceCheck({ action, rows: [record], refresh, close }: ActionPart<Account>) {
  const text = useBalanceText();
  return (
    <PlainDialog title={text.account(record.name)} width={760} onClose={close}>
      {action.call && <BalanceCard call={action.call} record={record} onAnswer={refresh} />}
    </PlainDialog>
  );
}
