import type { ReactNode } from 'react';
import { createElement } from 'react';
import type { Row } from '#contract/envelope.ts';
import { fillLink } from '#contract/fill-link.ts';
import { kinds } from '#contract/kinds/index.ts';
import type { Column } from '#contract/screen.ts';
import { cells, cellText, renderCell } from '#web/fields/cells.ts';
import type { FormatContext } from '#web/fields/types.ts';
import { headWidth } from './figure-width.ts';

/** Draws something other than what the kind of the column says. */
export type CellOverride<R = Row> = (row: R, standard: ReactNode, context: FormatContext) => ReactNode;

/** Cells that a screen draws in its own way, by field of its rows. */
export type CellOverrides<R = Row> = { readonly [Name in keyof R]?: CellOverride<R> | undefined };

/** How the cells of one column are drawn: plain functions, so that a row of text is a row of text nodes. */
export interface CellPlan<R = Row> {
  readonly name: string;
  readonly label: string;
  readonly band?: string | undefined;
  /** The label where there is no heading of the column group: on a card. */
  readonly title: string;
  readonly align: 'start' | 'end';
  readonly width: number;
  draw(row: R): ReactNode;
  text(row: R): string;
}

interface PlanInput<R extends Row> {
  readonly columns: readonly Column[];
  readonly context: FormatContext;
  readonly overrides?: CellOverrides<R> | undefined;
  /** Link of the column that carries it. */
  readonly open?: ((row: R) => string | undefined) | undefined;
  /** That column (`leadingColumn`). */
  readonly leading?: string | undefined;
}

/**
 * The column whose cells lead where their row leads: one that stays in sight and says more than when, else the one that names
 * the row, else the first without a link of its own.
 */
export function leadingColumn(
  shown: readonly Column[],
  naming: Column | undefined,
  start: readonly string[] = [],
): Column | undefined {
  const isFree = ({ link, cell }: Column) => link === undefined && !(cell && 'links' in cell);
  const titles = shown.filter(({ name, kind }) => start.includes(name) && !kinds[kind].calendar);
  return [...titles, ...(naming ? [naming] : []), ...shown].find(isFree);
}

function link(href: string | undefined, content: ReactNode): ReactNode {
  return href === undefined ? content : createElement('a', { href, 'data-internal': '' }, content);
}

/** Pure: one plan a column, made once for all rows. */
export function planCells<R extends Row>(input: PlanInput<R>): ReadonlyMap<string, CellPlan<R>> {
  const { columns, context, open, leading } = input;
  const overrides: Readonly<Record<string, CellOverride<R> | undefined>> = input.overrides ?? {};
  const plans = columns.map((column): [string, CellPlan<R>] => {
    const face = cells[column.kind];
    // The contract knows no React: what draws the cell of a column is made for what the column says of it.
    const draw = column.draw?.(column.cell as never, column.name) as CellOverride<R> | undefined;
    const override = overrides[column.name];
    const target = column.link;
    const hrefOf =
      target !== undefined ? (row: R) => fillLink(target, row) : column.name === leading ? open : undefined;
    const standard = (row: R) => {
      const plain = renderCell(column, row, context);
      const content = draw ? draw(row, plain, context) : plain;
      return hrefOf === undefined ? content : link(hrefOf(row), content);
    };
    return [
      column.name,
      {
        name: column.name,
        label: column.label[context.language],
        band: column.band?.[context.language],
        title: column.band
          ? `${column.band[context.language]} · ${column.label[context.language]}`
          : column.label[context.language],
        align: face.align,
        width: Math.max(column.width ?? face.width, headWidth(column.label[context.language], column.sortable)),
        draw: override === undefined ? standard : (row) => override(row, standard(row), context),
        text: (row) => cellText(column, row, context),
      },
    ];
  });
  return new Map(plans);
}
