import { type ReactNode, useMemo, useRef } from 'react';
import type { PageReply, Row } from '#contract/envelope.ts';
import type { SortKey } from '#contract/list-query.ts';
import type { Column } from '#contract/screen.ts';
import type { ColumnLayout } from '#web/core/column-layout.ts';
import type { RowStore } from '#web/core/row-store.ts';
import { isSumKey } from '#web/core/subtotals.ts';
import type { FormatContext } from '#web/fields/types.ts';
import type { CellOverrides } from './cell-plan.ts';
import { outOfSight, widthStyle } from './geometry.ts';
import { ShortBody } from './short-body.tsx';
import { SkeletonRows } from './skeleton-rows.tsx';
import css from './table.module.css';
import { TableHead } from './table-head.tsx';
import type { RowAttributes } from './table-row.tsx';
import { TableTotals } from './table-totals.tsx';
import { useFillHeight } from './use-fill-height.ts';
import { useTableEvents } from './use-table-events.ts';
import { useTablePlan } from './use-table-plan.ts';
import { useVirtualBody } from './use-virtual-body.ts';

/** Below this many rows the browser's own scrolling is smoother than ours. */
const virtualFrom = 500;
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
  /** Extend to the bottom of the window, less these pixels for the content below. */
  readonly fill?: number | undefined;
  /** The number of rows to expect: what a long list needs is fetched in parallel. */
  readonly expected?: number | undefined;
  /** Rows of grey bars instead of data. */
  readonly skeleton?: number | undefined;
  readonly isBusy?: boolean;
  readonly overrides?: CellOverrides<R> | undefined;
  /** Address of a row; the cell that names it becomes a link. Keep the function the same between renders. */
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
  /** Stays a table on a phone, where rows are cards elsewhere: cells are compared across rows. */
  readonly isGrid?: boolean | undefined;
  /** Shown in place of rows: empty, failed, forbidden. */
  readonly children?: ReactNode;
}

/** The table of every list. Fast things (ticks, focus, marks) live in the store; slow things come as props. */
export function DataTable<R extends Row>(props: DataTableProps<R>) {
  const { rows, columns, store, rowHeight } = props;
  const region = useRef<HTMLDivElement>(null);
  useFillHeight(region, props.fill);
  const long = rows.length > virtualFrom || rows.length * columns.length > cellsFrom;
  const VirtualBody = useVirtualBody(long || (props.expected ?? 0) >= virtualFrom);
  const { ids, lines, geometry, widths, frame, shared } = useTablePlan(props, region);
  const ticked = useMemo(() => (props.summed ? ids.filter((id) => !isSumKey(id)) : ids), [props.summed, ids]);
  const { reveal, click } = useTableEvents(props, { ids, widths }, region);
  const later = region.current?.scrollLeft ? undefined : outOfSight(shared.columns, widths, window.innerWidth);
  const style: Record<string, unknown> = { ...widthStyle(widths), ...geometry.table, '--row-height': `${rowHeight}px` };
  return (
    <section
      ref={region}
      data-scroller=""
      className={`${css.region} ${long || props.isGrid ? '' : css.cards} ${props.onOpen ? css.clickable : ''}`}
      aria-label={props.label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
    >
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: keys are heard by useTableTools, for the whole page */}
      <table
        className={css.table}
        style={style}
        onClick={click}
        role={props.attributesOf && 'treegrid'}
        aria-label={props.label}
        aria-rowcount={props.total === undefined ? undefined : props.total + 1}
        aria-busy={props.isBusy}
      >
        <colgroup>
          {shared.columns.map((column, index) => (
            <col key={column.id} style={geometry.cols[index]} />
          ))}
        </colgroup>
        <TableHead
          {...shared}
          ids={ticked}
          store={store}
          canArrange={props.onLayout !== undefined}
          onSort={props.onSort}
        />
        {props.skeleton !== undefined || (long && !VirtualBody) ? (
          <SkeletonRows count={props.skeleton ?? 20} frame={frame} rowHeight={rowHeight} />
        ) : long && VirtualBody ? (
          <VirtualBody rows={rows} ids={ids} frame={frame} scroller={region} rowHeight={rowHeight} reveal={reveal} />
        ) : (
          <ShortBody rows={rows} ids={ids} frame={frame} rowHeight={rowHeight} below={props.fill} later={later} />
        )}
        <TableTotals {...shared} lines={lines} />
      </table>
      {props.children && <div className={css.aside}>{props.children}</div>}
    </section>
  );
}
