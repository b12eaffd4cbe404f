import type { ListPage } from '#web/screens/list/list-page.tsx';
import { daysAround } from '#web/screens/shared/opening-days.ts';
import { useOpeningQuery } from '#web/screens/shared/use-opening-query.ts';

/** Transactions of any gateway; a link with an order number also sets the days to search. */
export default function TransactionsPage({ generated: Generated }: { readonly generated: ListPage }) {
  return useOpeningQuery(daysAround) ? <Generated /> : null;
}
