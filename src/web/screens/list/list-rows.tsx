import { lazy, type ReactNode, Suspense, useCallback, useEffect, useMemo, useRef } from 'react';
import type { Row, RowGroup } from '#contract/envelope.ts';
import type { SortKey } from '#contract/list-query.ts';
import type { ColumnLayout } from '#web/core/column-layout.ts';
import { isSumRow, lineOf, withGroups } from '#web/core/subtotals.ts';
import { sumLines } from '#web/core/sum-lines.ts';
import { whenCalm } from '#web/data/activity.ts';
import { useDescribeError } from '#web/data/describe-error.ts';
import { formatCount } from '#web/fields/parts/decimal.ts';
import { useFormatContext } from '#web/fields/use-format-context.ts';
import { useLabel } from '#web/locale/language.ts';
import type { CellOverrides } from '#web/table/cell-plan.ts';
import { DataTable } from '#web/table/data-table.tsx';
import type { RowMenuItem } from '#web/table/row-menu.tsx';
import { type RowAttributes, sumAttributes } from '#web/table/table-row.tsx';
import { prepareTableTools } from '#web/table/use-table-tools.ts';
import { late } from '#web/ui/late.tsx';
import { PlainButton } from '#web/ui/plain-button.tsx';
import { rowHeights, useSettings } from '#web/ui/settings.ts';
import { ListState } from '../shared/list-state.tsx';
import { Pager } from '../shared/pager.tsx';
import { useListText } from '../shared/texts.ts';
import css from './list.module.css';
import type { ListModel } from './use-list-screen.ts';
import { useOfferedKeys } from './use-offered-keys.tsx';
import { useRowMenu } from './use-row-menu.tsx';
import { WhenSelected } from './when-selected.tsx';

/** What edits cells comes after the rows: nobody begins to type before they have read. */
const CellEdits = late(() => new Promise<void>(whenCalm).then(() => import('./edit/cell-edits.tsx')));
const ListSelection = lazy(() => import('./list-selection.tsx').then((part) => ({ default: part.ListSelection })));

interface Props<R extends Row> {
  readonly model: ListModel<R>;
  readonly overrides?: CellOverrides<NoInfer<R>> | undefined;
  /** Opens a row elsewhere than at its address (a panel next to the list). */
  readonly onOpen?: ((row: R) => void) | undefined;
  readonly hrefOf?: ((row: R) => string | undefined) | undefined;
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
  /** Stays a table on a phone. */
  readonly isGrid?: boolean;
  /** What is said where nothing matches. */
  readonly empty?: ReactNode;
}

/** Rows, totals, paging and selection of a list. */
export function ListRows<R extends Row>(props: Props<R>) {
  const { model, moreOf } = props;
  const { list, bulk } = model;
  const text = useListText();
  const describe = useDescribeError();
  const [openMenu, menu] = useRowMenu(model, moreOf);
  useEffect(() => whenCalm(() => void prepareTableTools()), []);
  return (
    <div className={css.rows}>
      {list.phase === 'stale' && list.error && (
        <div className={css.notice} role="status">
          {text.stale} · {describe(list.error)}
        </div>
      )}
      <div
        className={list.isStale ? css.old : undefined}
        onPointerEnter={() => list.setHold(true)}
        onPointerLeave={() => list.setHold(false)}
      >
        <Table {...props} onMenu={openMenu} />
        {model.screen.edit && (
          <Suspense>
            <CellEdits edit={model.screen.edit} model={model} />
          </Suspense>
        )}
      </div>
      <Paging model={model} />
      {bulk.length > 0 && (
        <WhenSelected store={list.store}>
          <ListSelection model={model} />
        </WhenSelected>
      )}
      {menu}
    </div>
  );
}

interface TableProps<R extends Row> extends Props<R> {
  readonly onMenu: (row: R, anchor: HTMLElement) => void;
}

/** The rows with a line above each group, where they are grouped. */
function useGroups<R extends Row>({ list, screen }: ListModel<R>): readonly R[] | undefined {
  const { rows, reply } = list;
  const label = useLabel();
  const text = useListText();
  return useMemo(() => {
    const by = reply?.groups && screen.filters.find(({ params }) => params[0] === reply.within);
    const nameOf = (value: string) => by?.field.options?.find((option) => option.value === value)?.label;
    const summed = screen.columns.filter(({ total }) => total);
    const sumsOf = (group: RowGroup) => {
      const lines = group.totals ? sumLines({ columns: summed, rows: [], reply: group, paged: false }) : [];
      return new Map(
        summed.map(({ name }) => [name, lines.map(({ cells }) => cells.get(name)).filter((sum) => sum !== undefined)]),
      );
    };
    return (
      by &&
      withGroups(rows, reply, screen.key, (group) => {
        const name = nameOf(group.value);
        const title = `${name ? label(name) : group.value} · ${text.count(formatCount(group.total))}`;
        return { title, sums: sumsOf(group) };
      })
    );
  }, [rows, reply, screen, label, text]);
}

/** Takes the rows of one group alone. */
const onlyGroup = (row: Row) => {
  const by = String(row.sum_of);
  return { kind: 'filter', values: { [by]: String(row[by]) } } as const;
};

function Table<R extends Row>(props: TableProps<R>) {
  const { model, onOpen, onKey, layout, moreOf, empty } = props;
  const { list, screen, preferences, actions, follow } = model;
  const { address, phase, rows, reply } = list;
  const { limit, sort } = address.state;
  const { change } = address;
  const label = useLabel();
  const grouped = useGroups(model);
  useOfferedKeys(model);
  const context = useFormatContext();
  const { density } = useSettings();
  const href = props.hrefOf ?? model.hrefOf;
  const clicked = screen.rowActions.find(({ id }) => id === screen.click);
  const start = useRef(actions.start);
  start.current = actions.start;
  const open = useCallback(
    (row: R) => {
      if (lineOf(row)) return change(onlyGroup(row));
      if (onOpen) return onOpen(row);
      if (clicked) return start.current(clicked, row);
      const target = href?.(row);
      if (target !== undefined) follow(target);
    },
    [onOpen, clicked, href, follow, change],
  );
  const order = useCallback((field: string, add: boolean) => change({ kind: 'sort', field, add }), [change]);
  const waiting = phase === 'loading';
  const shown = props.shown ?? grouped;
  return (
    <DataTable
      label={label(screen.title)}
      rows={phase === 'failed' || waiting ? noRows : (shown ?? rows)}
      summed={shown && rows}
      rowKey={screen.key}
      columns={screen.columns}
      layout={layout ?? preferences.layout}
      onLayout={layout === undefined ? preferences.setLayout : undefined}
      sort={screen.tree || screen.order ? unsorted : sort}
      onSort={order}
      sums={reply}
      total={reply?.total}
      context={context}
      store={list.store}
      selectable={model.bulk.length > 0}
      rowHeight={rowHeights[density]}
      fill={104}
      expected={screen.whole ? undefined : limit}
      skeleton={waiting ? Math.min(limit, 20) : undefined}
      isBusy={list.isValidating}
      overrides={props.overrides}
      hrefOf={href}
      onOpen={onOpen || clicked || href || grouped ? open : undefined}
      onFollow={follow}
      onMenu={actions.permitted.length > 0 || moreOf ? props.onMenu : undefined}
      attributesOf={props.attributesOf ?? (grouped && sumAttributes)}
      isGrid={props.isGrid}
      onKey={(key, row) => !(row && isSumRow(row)) && (onKey?.(key, row) || actions.key(key, row))}
    >
      {phase === 'empty' && !reply?.total && empty ? empty : <ListState list={list} />}
    </DataTable>
  );
}

/** Which rows these are, and the way to the others. */
function Paging({ model: { list, screen } }: { readonly model: ListModel }) {
  const text = useListText();
  const { address, phase, reply } = list;
  const { page, limit } = address.state;
  const total = reply?.total ?? 0;
  const goTo = (page: number) => address.change({ kind: 'page', page });
  return (
    <>
      {screen.whole && total >= screen.limit && <div className={css.notice}>{text.onlyFirst(screen.limit)}</div>}
      {total > 0 && !screen.whole && (
        <Pager
          page={page}
          limit={limit}
          total={total}
          more={reply?.more}
          onPage={goTo}
          onIntend={(page) => list.intend({ kind: 'page', page })}
          onLimit={(limit) => address.change({ kind: 'limit', limit })}
        />
      )}
      {phase === 'empty' && total > 0 && (
        <PlainButton variant="default" onClick={() => goTo(Math.ceil(total / limit))}>
          {text.lastPage}
        </PlainButton>
      )}
    </>
  );
}

const noRows: readonly never[] = [];
/** Rows in an order of their own are not sorted by a column. */
const unsorted: readonly SortKey[] = [];
