import type { Row } from '#contract/envelope.ts';
import type { Field, Option, Tone } from '#contract/field.ts';
import type { MatrixAxis } from '#contract/matrix.ts';

/** What a cell shows: one of the choices of its field, or that there is no cell. */
export interface CellState {
  /** The choice; undefined where there is no cell. */
  readonly option?: Option;
  /** What its row or its column is, where that stands for the cell's own choice. */
  readonly over?: MatrixAxis;
}

/** One row or column, and what it is one of. */
export interface Line {
  readonly axis: MatrixAxis;
  readonly row: Row;
}

const optionOf = (field: Field, value: unknown) => field.options?.find((option) => option.value === String(value));

/**
 * What people meet at a cell: its own choice; while that is the first one, whatever else its row or its column is. A
 * provider that is closed is closed at every agent, whatever the agent's setting.
 */
export function stateOf(cell: Row | undefined, show: Field, lines: readonly Line[]): CellState {
  if (!cell) return {};
  const own = optionOf(show, cell[show.name]) ?? { value: String(cell[show.name]), label: bare(cell[show.name]) };
  const [first] = show.options ?? [];
  if (own.value !== first?.value) return { option: own };
  for (const { axis, row } of lines) {
    const above = axis.state && optionOf(axis.state, row[axis.state.name]);
    if (above && above.value !== first.value) return { option: above, over: axis };
  }
  return { option: own };
}

const bare = (value: unknown) => ({ th: String(value ?? ''), en: String(value ?? '') });

/** Signs by meaning: never by colour alone. */
const signs: Readonly<Record<Tone, string>> = {
  success: '●',
  info: '◆',
  warning: '◐',
  danger: '✕',
  neutral: '○',
  unknown: '?',
};

/** The sign of a choice, or of a place without a cell. */
export const signOf = (option: Pick<Option, 'tone'> | undefined): string =>
  option ? signs[option.tone ?? 'neutral'] : '+';

/** A choice of this value as a state's filter knows it: `''` = any. */
export function passes({ option }: CellState, wanted: string, emptyOnly: boolean): boolean {
  return emptyOnly ? option === undefined : wanted === '' || option?.value === wanted;
}

/** Where a cell is. */
export const placeOf = (row: string, column: string): string => `${row}/${column}`;
