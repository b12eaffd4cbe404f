import type { Condition } from './condition.ts';
import type { Row } from './envelope.ts';
import type { Field, Tone } from './field.ts';

/** How full something is, as a bar next to the number: a limit is better left alone, a goal reached. */
export interface MeterCell {
  readonly meter: 'limit' | 'goal';
  /** Amount of the row that has been used of this one; absent = the number itself is the per cent. */
  readonly used?: string;
  /** Amount that it is used of; absent = the cell's own. */
  readonly of?: string;
}

/** A cell that catches the eye in rows that meet the condition. */
export interface WarnCell {
  readonly when: Condition;
  readonly tone: Tone;
  /** The field that says why, shown on request. */
  readonly says?: Field;
}

/** Leads where the first of these leads whose condition the row meets, and which the person may follow. */
export interface FollowCell {
  readonly links: readonly { readonly to: string; readonly when?: Condition; readonly permission?: string }[];
}

/** How long something has waited since then, in rows that meet the condition; the moment in short. */
export interface WaitCell {
  readonly wait: Condition;
  /** Milliseconds after which it catches the eye, and after which more so. */
  readonly late: number;
  readonly overdue: number;
}

/** In whose hands a row is, while that lasts. */
export interface ClaimCell {
  /** Seconds from `locked_at`. */
  readonly claim: number;
}

/** The value with pills after it: what these fields say, where they say something. */
export interface MarksCell {
  readonly marks: readonly Field[];
}

/** A number in the colour of the level that it has reached: tones with the number from which they are meant, rising. */
export interface LevelsCell {
  readonly levels: readonly (readonly [tone: Tone, from: number])[];
}

export type Cell = MeterCell | WarnCell | FollowCell | WaitCell | ClaimCell | MarksCell | LevelsCell;

/** Makes what draws a cell. The contract knows no React: what is given and comes back are its nodes. */
export type DrawCell = (cell: never, column: string) => (row: Row, standard: never, context: never) => unknown;
