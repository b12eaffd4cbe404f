import type { ReactNode } from 'react';
import { createElement } from 'react';
import type { Row } from '#contract/envelope.ts';
import { fillLink } from '#contract/fill-link.ts';
import type { Column } from '#contract/screen.ts';
import { cells, cellText, renderCell } from '#web/fields/cells.ts';
import type { FormatContext } from '#web/fields/types.ts';

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
  /** Link of the first cell where the column has none of its own. */
  readonly open?: ((row: R) => string | undefined) | undefined;
  /** Column that carries `open`. */
  readonly first?: string | undefined;
}

function link(href: string | undefined, content: ReactNode): ReactNode {
  return href === undefined ? content : createElement('a', { href, 'data-internal': '' }, content);
}

/** Pure: one plan a column, made once for all rows. */
export function planCells<R extends Row>(input: PlanInput<R>): ReadonlyMap<string, CellPlan<R>> {
  const { columns, context, open, first } = input;
  const overrides: Readonly<Record<string, CellOverride<R> | undefined>> = input.overrides ?? {};
  const plans = columns.map((column): [string, CellPlan<R>] => {
    const face = cells[column.kind];
    // The contract knows no React: what draws the cell of a column is made for what the column says of it.
    const override = overrides[column.name] ?? (column.draw?.(column.cell as never, column.name) as CellOverride<R>);
    const target = column.link;
    const hrefOf = target !== undefined ? (row: R) => fillLink(target, row) : column.name === first ? open : undefined;
    const standard = (row: R) => {
      const content = renderCell(column, row, context);
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
        width: column.width ?? face.width,
        draw: override === undefined ? standard : (row) => override(row, standard(row), context),
        text: (row) => cellText(column, row, context),
      },
    ];
  });
  return new Map(plans);
}
