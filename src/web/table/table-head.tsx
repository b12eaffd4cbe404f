import {
  type CSSProperties,
  type KeyboardEvent,
  memo,
  type PointerEvent,
  useEffect,
  useId,
  useRef,
  useSyncExternalStore,
} from 'react';
import { type ColumnLayout, moveColumn, resizeColumn, stepColumn } from '#web/core/column-layout.ts';
import type { RowStore } from '#web/core/row-store.ts';
import { pageSelection, select } from '#web/core/selection.ts';
import { useHeadHelp } from '#web/ui/field-help.ts';
import { dragHandlers, startResize } from './column-drag.ts';
import { isTool } from './geometry.ts';
import css from './table.module.css';
import { useTableText } from './texts.ts';
import { type ModelColumn, selectColumn } from './use-column-model.ts';

interface HeadProps {
  readonly columns: readonly ModelColumn[];
  /** Pixels. */
  readonly widths: ReadonlyMap<string, number>;
  readonly offsets: readonly (CSSProperties | undefined)[];
  readonly classes: readonly string[];
  readonly ids: readonly string[];
  readonly store: RowStore;
  readonly layout: ColumnLayout;
  readonly onLayout: ((layout: ColumnLayout) => void) | undefined;
  readonly onSort: ((field: string, add: boolean) => void) | undefined;
}

/** The head: sorting, dragging, resizing and the box that ticks the page. */
export const TableHead = memo(function TableHead(props: HeadProps) {
  const { columns, widths, offsets, classes, ids, store, layout, onLayout, onSort } = props;
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
              width={widths.get(model.id) ?? 0}
              className={className}
              style={offsets[index]}
              layout={layout}
              onLayout={onLayout}
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

interface CellProps extends Pick<HeadProps, 'layout' | 'onLayout' | 'onSort'> {
  readonly model: ModelColumn;
  /** Pixels. */
  readonly width: number;
  readonly className: string;
  readonly style: CSSProperties | undefined;
}

const ariaSort = { asc: 'ascending', desc: 'descending' } as const;

function HeadCell({ model, width, className, style, layout, onLayout, onSort }: CellProps) {
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
      draggable={onLayout !== undefined}
      {...(onLayout && dragHandlers(id, (name, before) => onLayout(moveColumn(layout, name, before))))}
    >
      {sort || help ? (
        <button
          type="button"
          className={css.sort}
          title={help ? undefined : text.sortHint}
          aria-describedby={help ? helpId : undefined}
          onClick={(event) => sort?.(id, event.shiftKey)}
          onKeyDown={(event) => onLayout && arrange(event, { id, width }, layout, onLayout)}
        >
          {content}
        </button>
      ) : (
        content
      )}
      {help}
      {onLayout && (
        <Grip
          title={text.resize(label)}
          onGrab={(event) => startResize(event, id, (next) => onLayout(resizeColumn(layout, id, next)))}
        />
      )}
    </th>
  );
}

/** Alt with an arrow key moves a column, with Shift makes it wider or narrower. */
function arrange(
  event: KeyboardEvent,
  { id, width }: { readonly id: string; readonly width: number },
  layout: ColumnLayout,
  onLayout: (layout: ColumnLayout) => void,
): void {
  if (!event.altKey || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return;
  event.preventDefault();
  const forward = event.key === 'ArrowRight';
  const arranged = event.shiftKey
    ? resizeColumn(layout, id, width + (forward ? 16 : -16))
    : stepColumn(layout, id, forward);
  if (event.shiftKey || arranged !== layout) onLayout(arranged);
}

interface GripProps {
  readonly title: string;
  readonly onGrab: (event: PointerEvent<HTMLElement>) => void;
}

/** The edge of a column that it is resized by; dragging it does not drag the column. */
function Grip({ title, onGrab }: GripProps) {
  return (
    <span
      className={css.grip}
      title={title}
      aria-hidden="true"
      draggable
      onDragStart={(event) => {
        event.preventDefault();
        event.stopPropagation();
      }}
      onPointerDown={onGrab}
    />
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
