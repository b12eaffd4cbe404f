import type { PageReply, Row } from '#contract/envelope.ts';
import { kinds } from '#contract/kinds/index.ts';
import type { Action } from '#contract/screen.ts';
import { rowId } from '#web/core/live-rows.ts';
import { isSelected } from '#web/core/selection.ts';
import { useClient } from '#web/data/client-context.tsx';
import { useDescribeError } from '#web/data/describe-error.ts';
import { failureOf } from '#web/data/failure-of.ts';
import { useFormatContext } from '#web/fields/use-format-context.ts';
import { useLabel } from '#web/locale/language.ts';
import { notify } from '#web/ui/notify.ts';
import { bulkLimit } from './bulk-limit.ts';
import { SelectionBar } from './selection-bar.tsx';
import type { ListModel } from './use-list-screen.ts';

/** What can be done with the rows that are ticked: fetched when the first one is. */
export function ListSelection<R extends Row>({ model }: { readonly model: ListModel<R> }) {
  const { list, screen, actions, bulk } = model;
  const { store, rows, reply } = list;
  const label = useLabel();
  const context = useFormatContext();
  const describe = useDescribeError();
  const client = useClient();
  const total = reply?.total ?? 0;
  const summed = screen.columns.find((column) => column.total && kinds[column.kind].number?.unit === 'baht');

  /** The selection reaches beyond this page: its rows are read first, then handled like any others. */
  const runAll = async (action: Action) => {
    try {
      const page = await client.request<PageReply<R>>(screen.list, {
        query: { ...list.query, page: '1', limit: String(bulkLimit) },
      });
      const selection = store.selection();
      actions.startBulk(
        action,
        page.data.filter((row) => isSelected(selection, rowId(row, screen.key))),
      );
    } catch (error) {
      notify.error(describe(failureOf(error)));
    }
  };
  return (
    <SelectionBar
      store={store}
      rows={rows}
      rowKey={screen.key}
      total={total}
      actions={bulk}
      sum={summed && { field: summed.name, label: label(summed.label) }}
      context={context}
      onRun={actions.startBulk}
      onRunAll={total <= bulkLimit ? (action) => void runAll(action) : undefined}
    />
  );
}
