import { type KeyboardEvent, type MouseEvent, memo, useRef, useState } from 'react';
import { Link } from 'wouter';
import type { Row } from '#contract/envelope.ts';
import { fillLink } from '#contract/fill-link.ts';
import type { MatrixAxis } from '#contract/matrix.ts';
import { rowId } from '#web/core/live-rows.ts';
import { useLabel } from '#web/locale/language.ts';
import tables from '#web/ui/plain-table.module.css';
import css from './matrix.module.css';
import { MatrixCell } from './matrix-cell.tsx';
import { moveFocus } from './move-focus.ts';
import { isIn, nothing, spanned, toggled } from './selected-area.ts';
import { useMatrixText } from './texts.ts';
import type { MatrixModel } from './use-matrix-screen.ts';

type Place = readonly [row: string, column: string];

/** Where the cell is that an event came from, or that has the focus. */
function placeIn(target: EventTarget | null): Place | undefined {
  const cell = target instanceof HTMLElement ? target.closest<HTMLElement>('[data-row][data-column]') : null;
  const { row, column } = cell?.dataset ?? {};
  return row === undefined || column === undefined ? undefined : [row, column];
}

/** Arrows move between cells; with Shift, they and clicks select what is between. */
function useGridKeys({ screen, matrix, bulk, select }: MatrixModel) {
  const anchor = useRef<Place>(undefined);
  const [active, setActive] = useState<Place>();
  const rows = matrix.rows.map((row) => rowId(row, screen.rows.key));
  const columns = matrix.columns.map((column) => rowId(column, screen.columns.key));
  const extend = (to: Place | undefined) => {
    if (anchor.current && to && bulk.length > 0) select(spanned(rows, columns, anchor.current, to));
  };
  return {
    /** The cell that Tab reaches: the last one with the focus, or the first. */
    active: active ?? ([rows[0] ?? '', columns[0] ?? ''] as const),
    onFocus: (event: { readonly target: EventTarget }) => {
      const at = placeIn(event.target);
      if (at) setActive(at);
    },
    onKeyDown: (event: KeyboardEvent<HTMLTableElement>) => {
      const from = placeIn(event.target);
      if (event.key === ' ' && event.target instanceof HTMLAnchorElement) {
        event.preventDefault();
        event.target.click();
      }
      if (from && (!event.shiftKey || event.key === 'Shift')) anchor.current = from;
      if (!moveFocus(event.currentTarget, event.target, event.key)) return;
      event.preventDefault();
      if (event.shiftKey) extend(placeIn(document.activeElement));
      else anchor.current = placeIn(document.activeElement);
    },
    onClickCapture: (event: MouseEvent) => {
      const at = placeIn(event.target);
      if (!at) return;
      if (!event.shiftKey || bulk.length === 0) {
        anchor.current = at;
        return;
      }
      event.preventDefault();
      event.stopPropagation();
      anchor.current ??= at;
      extend(at);
    },
  };
}

/** The cells, below and beside the heads of their columns and rows, which stay in sight. */
export function MatrixGrid({ model }: { readonly model: MatrixModel }) {
  const text = useMatrixText();
  const label = useLabel();
  const { screen, matrix, area, bulk, select } = model;
  const { active, ...keys } = useGridKeys(model);
  const ids = matrix.rows.map((row) => rowId(row, screen.rows.key));
  const isAll = ids.length > 0 && ids.every((id) => area.rows.has(id));
  const [rowName, columnName] = [label(screen.rows.cell.label), label(screen.columns.cell.label)];
  const [first] = screen.show.options ?? [];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className={css.scroller} aria-label={text.matrix(rowName, columnName)} tabIndex={0}>
      <table className={`${tables.headed} ${css.grid}`} {...keys}>
        <thead>
          <tr>
            <th scope="col" className={css.corner}>
              {bulk.length > 0 && (
                <input
                  type="checkbox"
                  className={css.tick}
                  aria-label={text.selectAll(rowName)}
                  checked={isAll}
                  onChange={() => select(isAll ? nothing : { ...area, rows: new Set(ids) })}
                />
              )}
              {rowName}
            </th>
            {matrix.columns.map((column) => (
              <ColumnHead key={rowId(column, screen.columns.key)} model={model} column={column} />
            ))}
            {first && (
              <th scope="col" className={css.head}>
                {label(first.label)}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {matrix.rows.map((row) => {
            const id = rowId(row, screen.rows.key);
            return <MatrixRow key={id} model={model} row={row} active={active[0] === id ? active[1] : undefined} />;
          })}
        </tbody>
      </table>
    </section>
  );
}

/** What an axis is just now, where that is not its first choice. */
function useStateOf(axis: MatrixAxis, row: Row): string | undefined {
  const label = useLabel();
  const [first] = axis.state?.options ?? [];
  const option = axis.state?.options?.find(({ value }) => value === row[axis.state?.name ?? '']);
  return option && option !== first ? label(option.label) : undefined;
}

function ColumnHead({ model, column }: { readonly model: MatrixModel; readonly column: Row }) {
  const text = useMatrixText();
  const { screen, bulk, area, select } = model;
  const axis = screen.columns;
  const state = useStateOf(axis, column);
  const id = rowId(column, axis.key);
  const name = String(column[axis.name]);
  const hint = axis.hint === undefined ? name : String(column[axis.hint]);
  const href = axis.open && fillLink(axis.open, column);
  return (
    <th scope="col" className={css.head} title={state === undefined ? hint : `${hint} · ${state}`}>
      {bulk.length > 0 ? (
        <button
          type="button"
          className={css.pick}
          aria-label={text.select(name)}
          aria-pressed={area.columns.has(id)}
          onClick={() => select({ ...area, columns: toggled(area.columns, id) })}
        >
          {name}
        </button>
      ) : href === undefined ? (
        name
      ) : (
        <Link href={href}>{name}</Link>
      )}
      {state !== undefined && <small>{state}</small>}
    </th>
  );
}

interface RowProps {
  readonly model: MatrixModel;
  readonly row: Row;
  /** The column whose cell Tab reaches, where that is one of this row. */
  readonly active: string | undefined;
}

/** The cells of a row: another one that has the focus draws two rows again, and no others. */
const MatrixRow = memo(function MatrixRow({ model, row, active }: RowProps) {
  const { screen, matrix, area } = model;
  const id = rowId(row, screen.rows.key);
  const [first] = screen.show.options ?? [];
  const count = first
    ? matrix.columns.filter((column) => matrix.stateAt(row, column).option?.value === first.value).length
    : 0;
  return (
    <tr data-selected={area.rows.has(id) || undefined}>
      <RowHead model={model} row={row} />
      {matrix.columns.map((column) => {
        const at = rowId(column, screen.columns.key);
        return (
          <td key={at} className={css.cell} data-selected={isIn(area, id, at) || undefined}>
            <MatrixCell model={model} row={row} column={column} isFirst={active === at} />
          </td>
        );
      })}
      {first && (
        <td className={css.count}>
          {count}/{matrix.columns.length}
        </td>
      )}
    </tr>
  );
});

function RowHead({ model, row }: { readonly model: MatrixModel; readonly row: Row }) {
  const text = useMatrixText();
  const { screen, bulk, area, select } = model;
  const axis = screen.rows;
  const state = useStateOf(axis, row);
  const id = rowId(row, axis.key);
  const name = String(row[axis.name]);
  const hint = axis.hint === undefined ? undefined : String(row[axis.hint]);
  const href = axis.open && fillLink(axis.open, row);
  return (
    <th scope="row" className={css.rowHead}>
      {bulk.length > 0 && (
        <input
          type="checkbox"
          className={css.tick}
          aria-label={text.select(name)}
          checked={area.rows.has(id)}
          onChange={() => select({ ...area, rows: toggled(area.rows, id) })}
        />
      )}
      {href === undefined ? (
        <span title={hint}>{name}</span>
      ) : (
        <Link href={href} title={hint}>
          {name}
        </Link>
      )}
      {state !== undefined && <small>{state}</small>}
    </th>
  );
}
