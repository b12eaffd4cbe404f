/**
 * Hand-written server functions, by the words of the manifest. The generated `Services` and `Effects` list them;
 * `Context` is the server's own, so that these types depend on no framework.
 */
import type { Verdict } from './decision.ts';

/** Serves one call whole. `input` is `{ query }` for a GET and `{ body }` for a POST; the result becomes `data`. */
export type Service<Input, Reply, Context> = (input: Input, context: Context) => Promise<Reply>;

/** Input of a verdict: the stored record, if the call is about one, and the body so far. */
export interface Subject<Row, Body> {
  readonly record: Row;
  /** While a dialog opens only what the verdict depends on; when the action is done, all of it. */
  readonly body: Partial<Body>;
}

/**
 * The verdict of an action for this user: refusals, warnings and the limits it touches. Read when
 * its dialog opens, and again inside the transaction of the action (`context.binding`), where it is binding:
 * then it locks the rows it depends on.
 */
export type Decide<Row, Body, Context> = (subject: Subject<Row, Body>, context: Context) => Promise<Verdict>;

/**
 * One page of a report. `totals` are sums over all filtered rows, in wire form, of the fields that the call declares
 * (`Sum`), `totalsBy` of those that add up to several; `facets` counts by value of the tab filter.
 */
export interface ReportResult<Row, Sum extends string = never, SumBy extends string = never> {
  readonly rows: readonly Row[];
  readonly total: number;
  readonly totals?: Readonly<Partial<Record<Sum, string>>>;
  readonly totalsBy?: Readonly<Partial<Record<SumBy, Readonly<Record<string, string>>>>>;
  readonly facets?: Readonly<Record<string, number>>;
}

/** Keys of the choices that there are now; undefined = all of them. */
export type Choices = readonly string[] | undefined;

/** What a generic write is about to do, seen from inside its transaction. */
export interface Change<Row, Body> {
  /** The stored row, locked; `null` on creation. */
  readonly before: Row | null;
  /** The row as the generic write has it: `before` with the body laid over it. */
  readonly row: Row;
  readonly body: Body;
}

/** A move along a life-cycle, seen from inside its transaction. */
export interface MoveChange<Row, Body> extends Change<Row, Body> {
  readonly move: string;
  /** Says of the move, in the timeline and the history, what stands before the reason that the user gave. */
  readonly describe: (message: string) => void;
}

/**
 * Columns that the effect of a write on records with a life-cycle may set as well: any but the status, which only moves
 * change; of a move with several outcomes, also which it is.
 */
export type Patch<Row, Status extends keyof Row, Outcome extends Row[Status] = never> = Omit<Partial<Row>, Status> &
  ([Outcome] extends [never] ? unknown : { readonly [Column in Status]?: Outcome });

/** Runs inside the transaction of a generic write; the columns it returns are stored as well. Throwing rolls everything back. */
// biome-ignore lint/suspicious/noConfusingVoidType: an effect that stores nothing besides simply ends
export type Effect<Row, Patch, Body, Context> = (change: Change<Row, Body>, context: Context) => Promise<Patch | void>;

/** An effect of moves alone. */
export type MoveEffect<Row, Patch, Body, Context> = (
  change: MoveChange<Row, Body>,
  context: Context,
  // biome-ignore lint/suspicious/noConfusingVoidType: an effect that stores nothing besides simply ends
) => Promise<Patch | void>;

/**
 * Takes facts that other programs send (`ingest`), inside a transaction: `one` a fact by itself, for which it throws what
 * refuses it; `many` all of a batch together, for facts by the thousand, with an answer or a refusal for each, in their order.
 * Where a fact is refused, nothing of it may be left.
 */
export type Ingest<Fact, Made, Context> =
  | { readonly one: (fact: Fact, context: Context) => Promise<Made> }
  | { readonly many: (facts: readonly Fact[], context: Context) => Promise<readonly (Made | Error)[]> };
