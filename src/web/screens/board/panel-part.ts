import type { RefObject } from 'react';
import type { Row } from '#contract/envelope.ts';
import type { ListModel } from '../list/use-list-screen.ts';

/** What a hand-written part of a panel is given. */
export interface PanelPartProps<R extends Row = Row> {
  /** The record: what the list says of it, and what its own call does. */
  readonly row: R;
  readonly model: ListModel;
  /** Keys that the part answers to, before the actions do; true = it did something. */
  readonly keys: RefObject<((pressed: string) => boolean) | undefined>;
}
