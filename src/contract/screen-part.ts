import type { Row } from './envelope.ts';
import type { Action } from './screen.ts';

/** What a part gets that an action opens. `R` is a row that the action is for. */
export interface ActionPart<R = Row> {
  /** What was begun, with its call where it has one. */
  readonly action: Action;
  /** The rows as the list has them now; of an action of the heading one without fields. */
  readonly rows: readonly [R, ...R[]];
  /** Filters of the list as they hold now, in serialized form. */
  readonly filters: Readonly<Record<string, string>>;
  /** Reads again what the call may have changed. */
  refresh(): void;
  /** Takes the part away. */
  close(): void;
}
