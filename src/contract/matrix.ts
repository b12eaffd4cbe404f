import type { Call } from './call.ts';
import type { Condition } from './condition.ts';
import type { Field } from './field.ts';
import type { Action, LinkTemplate, ScreenBase } from './screen.ts';
import type { Text } from './text.ts';

/** What the rows of a matrix are, or its columns. */
export interface MatrixAxis {
  /** Answers all of them. */
  readonly list: Call;
  /** Field that identifies one of them. */
  readonly key: string;
  /** Field of the cells that says which one they belong to; its label is what one is called. */
  readonly cell: Field;
  /** Field that heads one. */
  readonly name: string;
  /** Field that says more of it. */
  readonly hint?: string;
  /** Only those that meet this. */
  readonly where?: Condition;
  /** Choices by which they are filtered. */
  readonly filters: readonly Field[];
  /** While it is not its first choice, it is shown in the head, and by the cells instead of theirs. */
  readonly state?: Field;
  readonly open?: LinkTemplate;
}

/** Rows times columns of cells. `Answer` is the reply of the call that answers the cells. */
export interface MatrixScreen<Answer = unknown> extends ScreenBase {
  readonly kind: 'matrix';
  readonly cells: Call<never, Answer>;
  /** Field that identifies a cell. */
  readonly key: string;
  readonly rows: MatrixAxis;
  readonly columns: MatrixAxis;
  /** What a cell shows: a choice as a sign, anything else as its value. */
  readonly show: Field;
  /** What else is said of a cell before something is done to it. */
  readonly facts: readonly Field[];
  /** What a place without a cell is called. */
  readonly empty?: Text;
  readonly open?: LinkTemplate;
  /** Where a place without a cell leads, filled with the keys of its row and its column. */
  readonly add?: { readonly to: LinkTemplate; readonly permission?: string };
  /** Rows of a page. */
  readonly limit: number;
  readonly rowActions: readonly Action[];
  readonly bulkActions: readonly Action[];
  readonly headerActions: readonly Action[];
}
