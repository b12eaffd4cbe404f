import type { Call } from './call.ts';
import type { Condition } from './condition.ts';
import type { Inputs } from './screen.ts';

/** Cells of a list that are edited where they are. */
export interface CellEdit {
  /** Changes one row: takes its key, its version and any of the fields. */
  readonly save: Call;
  /** Columns whose cells are edited. */
  readonly columns: readonly string[];
  /** Rows whose cells are edited; absent = all. */
  readonly when?: Condition;
  /** What may be typed, and its check; fetched when somebody comes near. */
  readonly input: () => Promise<Pick<Inputs, 'fields' | 'validate'>>;
}
