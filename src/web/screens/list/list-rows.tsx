import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react';
import type { PageReply, Row } from '#contract/envelope.ts';
import { kinds } from '#contract/kinds/index.ts';
import type { SortKey } from '#contract/list-query.ts';
import type { Action } from '#contract/screen.ts';
import type { ColumnLayout } from '#web/core/column-layout.ts';
import { rowId } from '#web/core/live-rows.ts';
import { isSelected } from '#web/core/selection.ts';
import { useClient } from '#web/data/client-context.tsx';
import { useDescribeError } from '#web/data/describe-error.ts';
import { failureOf } from '#web/data/failure-of.ts';
import { useFormatContext } from '#web/fields/use-format-context.ts';
import { useLabel } from '#web/locale/language.ts';
import type { CellOverrides } from '#web/table/cell-plan.ts';
import { DataTable } from '#web/table/data-table.tsx';
import type { RowMenuItem } from '#web/table/row-menu.tsx';
import type { RowAttributes } from '#web/table/table-row.tsx';
import { notify } from '#web/ui/notify.ts';
import { PlainButton } from '#web/ui/plain-button.tsx';
import { rowHeights, useSettings } from '#web/ui/settings.ts';
import { ListState } from '../shared/list-state.tsx';
import { Pager } from '../shared/pager.tsx';
import { useListText } from '../shared/texts.ts';
import { bulkLimit } from './bulk-limit.ts';
import css from './list.module.css';
import type { ListModel } from './use-list-screen.ts';
import { WhenSelected } from './when-selected.tsx';

const SelectionBar = lazy(() => import('./selection-bar.tsx').then((part) => ({ default: part.SelectionBar })));
const RowMenu = lazy(() => import('#web/table/row-menu.tsx').then((part) => ({ default: part.RowMenu })));

interface Props<R extends Row> {
  readonly model: ListModel<R>;
  readonly overrides?: CellOverrides<NoInfer<R>> | undefined;
  /** Opens a row elsewhere than at its address (a panel beside the list). */
  readonly onOpen?: ((row: R) => void) | undefined;
  readonly hrefOf?: (row: R) => string | undefined;
  /** The rows of the list with lines of sums among them. */
  readonly shown?: readonly R[] | undefined;
  /** Columns for as long as this holds; they cannot be changed then. */
  readonly layout?: ColumnLayout | undefined;
  /** Keys beyond those of the actions; true = it did something. */
  readonly onKey?: (key: string, row: R | undefined) => boolean;
  /** Entries of a row's menu beyond its actions. */
  readonly moreOf?: ((row: R) => readonly RowMenuItem[]) | undefined;
  /** What the elements of the rows say of themselves. Keep the function the same between renders. */
  readonly attributesOf?: ((id: string) => RowAttributes | undefined) | undefined;
  /** What is said where nothing matches. */
  readonly empty?: ReactNode;
}

/** Rows, totals, paging and selection of a list. */
export function ListRows<R extends Row>({
  model,
  overrides,
  onOpen,
  hrefOf,
  onKey,
  layout,
  moreOf,
  attributesOf,
  empty,
  shown,
}: Props<R>) {
  const { list, screen, preferences, actions, bulk } = model;
  const label = useLabel();
  const text = useListText();
  const context = useFormatContext();
  const describe = useDescribeError();
  const client = useClient();
  const { density } = useSettings();
  const [menu, setMenu] = useState<{ readonly row: R; readonly anchor: HTMLElement }>();
  const { address, phase, rows, reply } = list;
  const { state } = address;
  // What an open menu offers follows the row, which may be another by now.
  const ofMenu = menu && (rows.find((row) => rowId(row, screen.key) === rowId(menu.row, screen.key)) ?? menu.row);
  const { follow, setCovered } = model;
  const href = hrefOf ?? model.hrefOf;
  const open = useCallback(
    (row: R) => {
      if (onOpen) return onOpen(row);
      const target = href?.(row);
      if (target !== undefined) follow(target);
    },
    [onOpen, href, follow],
  );
  const openMenu = useCallback(
    (row: R, anchor: HTMLElement) => {
      setCovered(true);
      setMenu({ row, anchor });
    },
    [setCovered],
  );
  const summed = screen.columns.find((column) => column.total && kinds[column.kind].number?.unit === 'baht');

  /** The selection reaches beyond this page: its rows are read first, then asked about as any others. */
  const runAll = async (action: Action) => {
    try {
      const page = await client.request<PageReply<R>>(screen.list, {
        query: { ...list.query, page: '1', limit: String(bulkLimit) },
      });
      const selection = list.store.selection();
      actions.startBulk(
        action,
        page.data.filter((row) => isSelected(selection, rowId(row, screen.key))),
      );
    } catch (error) {
      notify.error(describe(failureOf(error)));
    }
  };

  const waiting = phase === 'loading';
  const total = reply?.total ?? 0;
  return (
    <div className={css.rows}>
      {phase === 'stale' && list.error && (
        <div className={css.notice} role="status">
          {text.stale} · {describe(list.error)}
        </div>
      )}
      <div
        className={list.isStale ? css.old : undefined}
        onPointerEnter={() => list.setHold(true)}
        onPointerLeave={() => list.setHold(false)}
      >
        <DataTable
          label={label(screen.title)}
          rows={phase === 'failed' || phase === 'loading' ? noRows : (shown ?? rows)}
          summed={shown && rows}
          rowKey={screen.key}
          columns={screen.columns}
          layout={layout ?? preferences.layout}
          onLayout={layout === undefined ? preferences.setLayout : undefined}
          sort={screen.tree || screen.order ? unsorted : state.sort}
          onSort={(field, add) => address.change({ kind: 'sort', field, add })}
          sums={reply}
          total={reply?.total}
          context={context}
          store={list.store}
          selectable={bulk.length > 0}
          rowHeight={rowHeights[density]}
          fill={104}
          expected={screen.whole ? undefined : state.limit}
          skeleton={waiting ? Math.min(state.limit, 20) : undefined}
          isBusy={list.isValidating}
          overrides={overrides}
          hrefOf={href}
          onOpen={onOpen || href ? open : undefined}
          onFollow={follow}
          onMenu={actions.permitted.length > 0 || moreOf ? openMenu : undefined}
          attributesOf={attributesOf}
          onKey={(key, row) => onKey?.(key, row) || actions.key(key, row)}
        >
          {list.phase === 'empty' && !total && empty ? (
            empty
          ) : (
            <ListState list={list} help={screen.help && label(screen.help)} />
          )}
        </DataTable>
      </div>
      {screen.whole && total >= screen.limit && <div className={css.notice}>{text.onlyFirst(screen.limit)}</div>}
      {total > 0 && !screen.whole && (
        <Pager
          page={state.page}
          limit={state.limit}
          total={total}
          more={reply?.more}
          onPage={(page) => address.change({ kind: 'page', page })}
          onLimit={(limit) => address.change({ kind: 'limit', limit })}
        />
      )}
      {phase === 'empty' && total > 0 && (
        <PlainButton
          variant="default"
          onClick={() => address.change({ kind: 'page', page: Math.ceil(total / state.limit) })}
        >
          {text.lastPage}
        </PlainButton>
      )}
      {bulk.length > 0 && (
        <WhenSelected store={list.store}>
          <SelectionBar
            store={list.store}
            rows={rows}
            rowKey={screen.key}
            total={total}
            actions={bulk}
            sum={summed && { field: summed.name, label: label(summed.label) }}
            context={context}
            onRun={actions.startBulk}
            onRunAll={total <= bulkLimit ? (action) => void runAll(action) : undefined}
          />
        </WhenSelected>
      )}
      {menu && ofMenu && (
        <Suspense>
          <RowMenu
            anchor={menu.anchor}
            items={[...actions.menuOf(ofMenu, screen.rowActions), ...(moreOf?.(ofMenu) ?? [])]}
            onClose={() => {
              setMenu(undefined);
              setCovered(false);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}

const noRows: readonly never[] = [];
/** Rows in an order of their own are not sorted by a column. */
const unsorted: readonly SortKey[] = [];
