import { type CSSProperties, memo, useEffect, useId, useRef, useSyncExternalStore } from 'react';
import type { RowStore } from '#web/core/row-store.ts';
import { pageSelection, select } from '#web/core/selection.ts';
import { useHeadHelp } from '#web/ui/field-help.ts';
import { isTool } from './geometry.ts';
import css from './table.module.css';
import { useTableText } from './texts.ts';
import { type ModelColumn, selectColumn } from './use-column-model.ts';

interface HeadProps {
  readonly columns: readonly ModelColumn[];
  readonly offsets: readonly (CSSProperties | undefined)[];
  readonly classes: readonly string[];
  readonly ids: readonly string[];
  readonly store: RowStore;
  /** Its columns can be arranged (`table-tools.ts`). */
  readonly canArrange: boolean;
  readonly onSort: ((field: string, add: boolean) => void) | undefined;
}

/** The head: sorting, dragging, resizing and the box that ticks the page. */
export const TableHead = memo(function TableHead(props: HeadProps) {
  const { columns, offsets, classes, ids, store, canArrange, onSort } = props;
  const text = useTableText();
  const bands = bandsOf(columns);
  return (
    <thead data-banded={bands ? '' : undefined}>
      {bands && (
        <tr>
          {bands.map(({ id, span, at, label }) => (
            <th
              key={id}
              scope={label === undefined ? undefined : 'colgroup'}
              colSpan={span}
              className={`${css.head} ${css.band} ${span === 1 ? (classes[at] ?? '') : ''}`}
              style={span === 1 ? offsets[at] : undefined}
              data-titled={label === undefined ? undefined : ''}
            >
              {label}
            </th>
          ))}
        </tr>
      )}
      <tr>
        {columns.map((model, index) => {
          const className = `${css.head} ${classes[index] ?? ''}`;
          if (model.id === selectColumn)
            return (
              <th key={model.id} scope="col" className={className} style={offsets[index]}>
                <PageBox ids={ids} store={store} label={text.selectPage} />
              </th>
            );
          if (isTool(model.id))
            return (
              <th key={model.id} scope="col" className={className} style={offsets[index]}>
                <span className="unseen">{text.actions}</span>
              </th>
            );
          return (
            <HeadCell
              key={model.id}
              model={model}
              className={className}
              style={offsets[index]}
              canArrange={canArrange}
              onSort={onSort}
            />
          );
        })}
      </tr>
    </thead>
  );
});

interface Band {
  readonly id: string;
  /** Place of its first column. */
  readonly at: number;
  readonly span: number;
  readonly label: string | undefined;
}

/** Headings over neighbouring columns of one group; a pinned column is separate, since it moves differently. */
function bandsOf(columns: readonly ModelColumn[]): readonly Band[] | undefined {
  if (!columns.some((model) => model.band !== undefined)) return undefined;
  const bands: Band[] = [];
  columns.forEach((model, at) => {
    const last = bands.at(-1);
    const joins = last && model.band !== undefined && last.label === model.band && !model.pin;
    if (last && joins) bands[bands.length - 1] = { ...last, span: last.span + 1 };
    else bands.push({ id: model.id, at, span: 1, label: model.pin ? undefined : model.band });
  });
  return bands;
}

interface CellProps extends Pick<HeadProps, 'canArrange' | 'onSort'> {
  readonly model: ModelColumn;
  readonly className: string;
  readonly style: CSSProperties | undefined;
}

const ariaSort = { asc: 'ascending', desc: 'descending' } as const;

function HeadCell({ model, className, style, canArrange, onSort }: CellProps) {
  const text = useTableText();
  const { id, column, plan, sorted, rank } = model;
  const label = plan?.label ?? id;
  const sort = column?.sortable === true ? onSort : undefined;
  const helpId = useId();
  const help = useHeadHelp(id, helpId, sort && text.sortHint);
  const content = (
    <>
      <span>{label}</span>
      {sorted && (
        <span className={css.arrow} aria-hidden="true">
          {sorted === 'asc' ? '↑' : '↓'}
          {rank > 0 ? rank : ''}
        </span>
      )}
    </>
  );
  return (
    <th
      scope="col"
      className={className}
      style={style}
      aria-label={help ? label : undefined}
      data-column={id}
      aria-sort={sorted ? ariaSort[sorted] : undefined}
      draggable={canArrange}
    >
      {sort || help ? (
        <button
          type="button"
          className={css.sort}
          title={help ? undefined : text.sortHint}
          aria-describedby={help ? helpId : undefined}
          onClick={(event) => sort?.(id, event.shiftKey)}
        >
          {content}
        </button>
      ) : (
        content
      )}
      {help}
      {canArrange && (
        <span className={css.grip} title={text.resize(label)} aria-hidden="true" draggable data-resize="" />
      )}
    </th>
  );
}

function PageBox({
  ids,
  store,
  label,
}: {
  readonly ids: readonly string[];
  readonly store: RowStore;
  readonly label: string;
}) {
  const box = useRef<HTMLInputElement>(null);
  const state = useSyncExternalStore(store.subscribe, () => pageSelection(store.selection(), ids));
  useEffect(() => {
    if (box.current) box.current.indeterminate = state === 'some';
  }, [state]);
  return (
    <input
      ref={box}
      type="checkbox"
      aria-label={label}
      checked={state === 'all'}
      disabled={ids.length === 0}
      onChange={() => store.setSelection(select(store.selection(), ids, state !== 'all'))}
    />
  );
}
