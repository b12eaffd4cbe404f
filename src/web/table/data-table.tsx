import { type MouseEvent, type ReactNode, useMemo, useRef } from 'react';
import type { PageReply, Row } from '#contract/envelope.ts';
import type { SortKey } from '#contract/list-query.ts';
import type { Column } from '#contract/screen.ts';
import type { ColumnLayout } from '#web/core/column-layout.ts';
import { rowId } from '#web/core/live-rows.ts';
import { namingColumn } from '#web/core/naming-column.ts';
import type { RowStore } from '#web/core/row-store.ts';
import { selectRange, toggle } from '#web/core/selection.ts';
import { sumLines } from '#web/core/sum-lines.ts';
import type { FormatContext } from '#web/fields/types.ts';
import { type CellOverrides, type CellPlan, planCells } from './cell-plan.ts';
import { figureWidths } from './figure-width.ts';
import { geometryOf } from './geometry.ts';
import { SkeletonRows } from './skeleton-rows.tsx';
import css from './table.module.css';
import { TableHead } from './table-head.tsx';
import { useTableKeys } from './table-keys.ts';
import { type RowAttributes, type RowFrame, TableRow } from './table-row.tsx';
import { TableTotals } from './table-totals.tsx';
import { useTableText } from './texts.ts';
import { actionsColumn, type ModelColumn, selectColumn, useColumnModel } from './use-column-model.ts';
import { useCutColumns } from './use-cut-columns.ts';
import { useFillHeight } from './use-fill-height.ts';
import { useVirtualBody } from './use-virtual-body.ts';

/** Below this many rows the browser's own scrolling is smoother than ours. */
export const virtualFrom = 500;
/** A report is wide: from this many cells on, rows out of sight cost more than ours. */
const cellsFrom = 4000;

export interface DataTableProps<R extends Row = Row> {
  /** What the table lists, for people who hear it. */
  readonly label: string;
  readonly rows: readonly R[];
  readonly rowKey: string;
  readonly columns: readonly Column[];
  readonly layout: ColumnLayout;
  readonly onLayout?: ((layout: ColumnLayout) => void) | undefined;
  readonly sort: readonly SortKey[];
  readonly onSort?: ((field: string, add: boolean) => void) | undefined;
  /** The answer, for its sums over all filtered rows. */
  readonly sums?: Pick<PageReply<unknown>, 'totals' | 'totals_by'> | undefined;
  /** Rows that the sum of the page is made of, where some rows are sums themselves. Default: all. */
  readonly summed?: readonly R[] | undefined;
  /** Rows that match, on all pages. */
  readonly total?: number | undefined;
  readonly context: FormatContext;
  readonly store: RowStore;
  readonly selectable?: boolean;
  readonly rowHeight: number;
  /** Reach down to the bottom of the window, less these pixels for what stands below. */
  readonly fill?: number | undefined;
  /** How many rows may come: what a long list needs is fetched beside them. */
  readonly expected?: number | undefined;
  /** Rows of grey bars instead of data. */
  readonly skeleton?: number | undefined;
  readonly isBusy?: boolean;
  readonly overrides?: CellOverrides<R> | undefined;
  /** Address of a row; its first cell becomes a link. Keep the function the same between renders. */
  readonly hrefOf?: ((row: R) => string | undefined) | undefined;
  /** A row was opened by click or Enter. */
  readonly onOpen?: ((row: R) => void) | undefined;
  /** A link within the product was followed. */
  readonly onFollow?: ((href: string) => void) | undefined;
  /** The menu button of a row was pressed. */
  readonly onMenu?: ((row: R, button: HTMLElement) => void) | undefined;
  /** Any other key; true = it did something. */
  readonly onKey?: ((key: string, row: R | undefined) => boolean) | undefined;
  readonly keysEnabled?: boolean;
  /** What the elements of the rows say of themselves: the table is a tree then. Keep the function the same between renders. */
  readonly attributesOf?: ((id: string) => RowAttributes | undefined) | undefined;
  /** Shown in place of rows: empty, failed, forbidden. */
  readonly children?: ReactNode;
}

function classOf(model: ModelColumn): string {
  return [
    model.id === selectColumn ? css.box : model.id === actionsColumn ? css.tools : undefined,
    model.plan?.align === 'end' ? css.end : undefined,
    model.pin && css.pinned,
    model.pin === 'start' && css.pinStart,
    model.pin === 'end' && css.pinEnd,
    model.edge ? (model.pin === 'start' ? css.edgeStart : css.edgeEnd) : undefined,
  ]
    .filter(Boolean)
    .join(' ');
}

/** The table of every list. Fast things (ticks, focus, marks) live in the store; slow things come as props. */
export function DataTable<R extends Row>(props: DataTableProps<R>) {
  const {
    rows,
    rowKey,
    columns,
    layout,
    context,
    store,
    rowHeight,
    selectable = false,
    overrides,
    hrefOf,
    onMenu,
    attributesOf,
  } = props;
  const text = useTableText();
  const region = useRef<HTMLDivElement>(null);
  useFillHeight(region, props.fill);
  const long = rows.length > virtualFrom || rows.length * columns.length > cellsFrom;
  const VirtualBody = useVirtualBody(long || (props.expected ?? 0) >= virtualFrom);
  const reveal = useRef<((index: number) => void) | undefined>(undefined);
  const [first, naming] = useMemo(() => {
    const inOrder = [...new Set([...layout.start, ...layout.order])].filter((name) => !layout.hidden.includes(name));
    const shown = inOrder.flatMap((name) => columns.find((column) => column.name === name) ?? []);
    return [shown[0]?.name, namingColumn(shown)?.name];
  }, [columns, layout]);
  const plans = useMemo(
    () => planCells({ columns, context, overrides, open: hrefOf, first }),
    [columns, context, overrides, hrefOf, first],
  );
  const summed = props.summed ?? rows;
  const paged = (props.total ?? 0) > summed.length;
  const lines = useMemo(() => {
    const shown = columns.filter(({ name, total }) => total && !layout.hidden.includes(name));
    return summed.length === 0 ? [] : sumLines({ columns: shown, rows: summed, reply: props.sums, paged });
  }, [columns, layout.hidden, summed, props.sums, paged]);
  const needs = useMemo(
    () => figureWidths({ plans, columns, rows, lines, context }),
    [plans, columns, rows, lines, context],
  );
  const model = useColumnModel({
    rows,
    rowKey,
    columns,
    plans,
    layout,
    needs,
    sort: props.sort,
    selectable,
    hasActions: onMenu !== undefined,
  });
  useCutColumns(region, model.columns, needs);
  const geometry = useMemo(() => geometryOf(model.columns), [model.columns]);
  const classes = useMemo(() => model.columns.map(classOf), [model.columns]);
  const frame = useMemo<RowFrame>(() => {
    const named: CellPlan | undefined = plans.get(naming ?? '');
    return {
      columns: model.columns,
      offsets: geometry.offsets,
      classes: classes.map((name) => `${css.cell} ${name}`),
      store,
      nameOf: (row) => named?.text(row) ?? rowId(row, rowKey),
      attributesOf,
      labels: text,
    };
  }, [model.columns, geometry, classes, store, plans, naming, rowKey, text, attributesOf]);

  const rowOf = (id: string) => rows[model.ids.indexOf(id)];
  const open = (id: string) => {
    const row = rowOf(id);
    if (row) props.onOpen?.(row);
  };
  const tick = (id: string, range: boolean) => {
    const anchor = store.focused();
    const selection = store.selection();
    store.setSelection(
      range && anchor !== undefined ? selectRange(selection, model.ids, anchor, id) : toggle(selection, id),
    );
    store.setFocused(id);
  };
  const focus = (id: string) => {
    store.setFocused(id);
    reveal.current?.(model.ids.indexOf(id));
    const show = () => {
      const row = region.current?.querySelector<HTMLElement>(`tr[data-id="${CSS.escape(id)}"]`);
      row?.focus({ preventScroll: reveal.current !== undefined });
      return row;
    };
    // A row of a long list may have to be drawn first.
    if (!show()) requestAnimationFrame(show);
  };
  useTableKeys(
    region,
    {
      ids: model.ids,
      focused: store.focused,
      focus,
      open,
      toggle: (id, range) => {
        if (selectable) tick(id, range);
      },
      other: (key, id) => props.onKey?.(key, id === undefined ? undefined : rowOf(id)) ?? false,
    },
    props.keysEnabled ?? true,
  );

  const click = (event: MouseEvent<HTMLElement>) => {
    const target = event.target instanceof Element ? event.target : null;
    const id = target?.closest<HTMLElement>('tr[data-id]')?.dataset.id;
    if (target === null || id === undefined || event.defaultPrevented) return;
    const button = target.closest<HTMLElement>('[data-menu]');
    const row = rowOf(id);
    if (button && row) return onMenu?.(row, button);
    if (target.closest(`.${css.box}`)) return tick(id, event.shiftKey);
    const anchor = target.closest<HTMLAnchorElement>('a[data-internal]');
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (anchor && plain) {
      event.preventDefault();
      const own = row && hrefOf?.(row) === anchor.getAttribute('href');
      if (own && props.onOpen) return open(id);
      return props.onFollow?.(anchor.getAttribute('href') ?? '');
    }
    if (!plain || target.closest('a, button, input, label, [role=button]') || String(getSelection()) !== '') return;
    store.setFocused(id);
    open(id);
  };

  const style: Record<string, unknown> = { ...geometry.table, '--row-height': `${rowHeight}px` };
  return (
    <section
      ref={region}
      data-scroller=""
      className={`${css.region} ${long ? '' : css.cards} ${props.onOpen ? css.clickable : ''}`}
      aria-label={props.label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
    >
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: keys are heard by useTableKeys, for the whole page */}
      <table
        className={css.table}
        style={style}
        onClick={click}
        role={attributesOf && 'treegrid'}
        aria-label={props.label}
        aria-rowcount={props.total === undefined ? undefined : props.total + 1}
        aria-busy={props.isBusy}
      >
        <colgroup>
          {model.columns.map((column, index) => (
            <col key={column.id} style={geometry.cols[index]} />
          ))}
        </colgroup>
        <TableHead
          columns={model.columns}
          offsets={geometry.offsets}
          classes={classes}
          ids={model.ids}
          store={store}
          layout={layout}
          onLayout={props.onLayout}
          onSort={props.onSort}
        />
        {props.skeleton !== undefined ? (
          <SkeletonRows count={props.skeleton} frame={frame} />
        ) : long && VirtualBody ? (
          <VirtualBody
            rows={rows}
            ids={model.ids}
            frame={frame}
            scroller={region}
            rowHeight={rowHeight}
            reveal={reveal}
          />
        ) : long ? (
          <SkeletonRows count={20} frame={frame} />
        ) : (
          <tbody>
            {rows.map((row, index) => {
              const id = model.ids[index] ?? '';
              return <TableRow key={id} id={id} row={row} frame={frame} />;
            })}
          </tbody>
        )}
        <TableTotals lines={lines} columns={model.columns} offsets={geometry.offsets} classes={classes} />
      </table>
      {props.children && <div className={css.aside}>{props.children}</div>}
    </section>
  );
}
