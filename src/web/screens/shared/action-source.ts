import type { ReactNode } from 'react';
import type { Call } from '#contract/call.ts';
import type { Row } from '#contract/envelope.ts';
import type { Field } from '#contract/field.ts';
import type { Action } from '#contract/screen.ts';
import type { ActionPart } from '#contract/screen-part.ts';
import type { ActionScope } from '#web/core/actions.ts';
import type { ActionInputs } from './action-form.tsx';

/** What was done to one record. */
export interface Done {
  readonly action: Action;
  /** The record as it was when the dialog opened. */
  readonly row: Row;
  readonly reply: unknown;
  /** It is decided: the next one of the queue is due. */
  readonly next: boolean;
  /** It was given to somebody else, whatever its status: this person's part is done. */
  readonly isHandedOver?: boolean;
}

/** What actions of one screen have in common. */
export interface ActionSource {
  readonly key: string;
  readonly record?: Call | undefined;
  readonly fields: readonly Field[];
  readonly scope: ActionScope;
  readonly inputs?: ActionInputs | undefined;
  /** Where an address with {field} places leads from a row; undefined where the row has nothing for them. */
  readonly linkOf?: ((to: string, row: Row) => string | undefined) | undefined;
  /** The rows and filters of the list as they are now; absent where there is no list. */
  readonly shown?: (() => Pick<ActionPart, 'filters'> & { readonly rows: readonly Row[] }) | undefined;
  /** What else is said of a row before something is done to it. */
  readonly about?: ((row: Row) => ReactNode) | undefined;
  /** Hears of everything that was done. */
  readonly onDone?: ((done: Done) => void) | undefined;
}
