import { type CSSProperties, Fragment, memo, useState, useSyncExternalStore } from 'react';
import type { Row } from '#contract/envelope.ts';
import { type RowStore, rowFlags } from '#web/core/row-store.ts';
import { type GroupLine, isSumKey, lineOf } from '#web/core/subtotals.ts';
import tool from '#web/ui/tool-button.module.css';
import type { ColumnSpan } from './geometry.ts';
import css from './table.module.css';
import { actionsColumn, type ModelColumn, selectColumn } from './use-column-model.ts';

/** Attributes of a row element: its place in a tree. */
export interface RowAttributes {
  readonly 'aria-level'?: number | undefined;
  readonly 'aria-expanded'?: boolean | undefined;
  readonly 'aria-posinset'?: number | undefined;
  readonly 'aria-setsize'?: number | undefined;
  readonly 'data-level'?: number | undefined;
  /** Holds what the rows below it have in sum. */
  readonly 'data-sum'?: '' | undefined;
}

const sumLine: RowAttributes = { 'aria-level': 1, 'data-sum': '' };
const line: RowAttributes = { 'aria-level': 2 };
/** Attributes of rows with lines of sums among them. */
export const sumAttributes = (id: string): RowAttributes => (isSumKey(id) ? sumLine : line);

/** What all rows of a table share; the same object until columns, language or store change. */
export interface RowFrame {
  readonly columns: readonly ModelColumn[];
  readonly offsets: readonly (CSSProperties | undefined)[];
  readonly classes: readonly string[];
  /** Columns whose cells are not drawn yet. */
  readonly later?: ColumnSpan | undefined;
  readonly store: RowStore;
  readonly nameOf: (row: Row) => string;
  readonly attributesOf?: ((id: string) => RowAttributes | undefined) | undefined;
  readonly labels: {
    selectRow(name: string): string;
    actionsOf(name: string): string;
    more(count: number): string;
    readonly less: string;
    readonly onlyGroup: string;
  };
  /** Cells of a card that are shown on request: there is no other place to see them. 0 = rows are no such cards. */
  readonly folded: number;
}

interface Props {
  readonly id: string;
  readonly row: Row;
  readonly frame: RowFrame;
  /** 1-based place in the whole list, for long lists whose rows are not all there. */
  readonly place?: number;
}

/** A row has one button, and a table thousands of rows: an element, no component. */
const menu = `${tool.tool} ${css.menu}`;
const dots = (
  <svg width="16" height="16" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
    <circle cx="12" cy="5" r="1.8" />
    <circle cx="12" cy="12" r="1.8" />
    <circle cx="12" cy="19" r="1.8" />
  </svg>
);

/** Unfolds a card, and folds it again. */
function Fold({ count, labels }: { readonly count: number; readonly labels: RowFrame['labels'] }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <td className={css.fold}>
      <button type="button" className="bare" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? labels.less : labels.more(count)}
      </button>
    </td>
  );
}

/** The line above the rows of a group: what it is called, up to the first of its sums. */
function GroupCells({ group, frame }: { readonly group: GroupLine; readonly frame: RowFrame }) {
  const { columns, offsets, classes, labels } = frame;
  const from = columns[0]?.id === selectColumn ? 1 : 0;
  const sums = columns.findIndex(({ column }, index) => index > from && column?.total);
  const to = sums < 0 ? columns.length : sums;
  return (
    <>
      {from > 0 && <td className={classes[0]} style={offsets[0]} />}
      <th scope="rowgroup" className={`${css.cell} ${css.groupHead}`} colSpan={to - from}>
        <span data-after={from > 0 ? '' : undefined} title={labels.onlyGroup}>
          {group.title}
        </span>
      </th>
      {columns.slice(to).map(({ id, plan }, at) => {
        const sums = group.sums.get(id);
        return (
          <td key={id} className={classes[to + at]} style={offsets[to + at]} data-label={sums && plan?.title}>
            {sums?.map((sum, part) => (
              <Fragment key={String(sum[id])}>
                {part > 0 && ' · '}
                {plan?.draw(sum)}
              </Fragment>
            ))}
          </td>
        );
      })}
    </>
  );
}

const none: readonly ModelColumn[] = [];

/** One row. Clicks are heard by the table; the row follows its own flags alone. */
export const TableRow = memo(function TableRow({ id, row, frame, place }: Props) {
  const { columns, offsets, classes, later, store, nameOf, labels, folded, attributesOf } = frame;
  const flags = useSyncExternalStore(store.subscribe, () => store.flags(id));
  const group = lineOf(row);
  const selected = (flags & rowFlags.selected) !== 0;
  const mark =
    flags & rowFlags.gone ? 'gone' : flags & rowFlags.new ? 'new' : flags & rowFlags.changed ? 'changed' : undefined;
  return (
    <tr
      className={css.row}
      data-id={id}
      data-mark={mark}
      data-focused={flags & rowFlags.focused ? '' : undefined}
      data-opened={flags & rowFlags.opened ? '' : undefined}
      aria-selected={selected}
      aria-rowindex={place}
      {...attributesOf?.(id)}
      tabIndex={-1}
    >
      {group && <GroupCells group={group} frame={frame} />}
      {(group ? none : columns).map((column, index) => {
        const style = offsets[index];
        if (later && index >= later.from && index < later.to)
          return index === later.from && <td key={column.id} className={css.cell} colSpan={later.to - later.from} />;
        if (column.id === selectColumn)
          return (
            <td key={column.id} className={classes[index]} style={style}>
              <input
                type="checkbox"
                checked={selected}
                readOnly
                tabIndex={-1}
                aria-label={labels.selectRow(nameOf(row))}
              />
            </td>
          );
        if (column.id === actionsColumn)
          return (
            <td key={column.id} className={classes[index]} style={style}>
              <button
                type="button"
                className={menu}
                data-menu=""
                tabIndex={-1}
                aria-haspopup="menu"
                aria-label={labels.actionsOf(nameOf(row))}
              >
                {dots}
              </button>
            </td>
          );
        return (
          <td key={column.id} className={classes[index]} style={style} data-label={column.plan?.title}>
            {column.plan?.draw(row)}
          </td>
        );
      })}
      {folded > 0 && <Fold count={folded} labels={labels} />}
    </tr>
  );
});
