/**
 * Hand-written server functions, by the words of the manifest. The generated `Services` and `Effects` list them;
 * `Context` is the server's own, so that these types depend on no framework.
 */
import type { Verdict } from './decision.ts';

/** Serves one call whole. `input` is `{ query }` for a GET and `{ body }` for a POST; the result becomes `data`. */
export type Service<Input, Reply, Context> = (input: Input, context: Context) => Promise<Reply>;

/** What a verdict is asked for: the record as it is stored, where the call is about one, and what of the body is known. */
export interface Subject<Row, Body> {
  readonly record: Row;
  /** While a dialog opens only what the verdict depends on; when the action is done, all of it. */
  readonly body: Partial<Body>;
}

/**
 * What stands in the way of an action for this person, what speaks against it, and which limits it touches. Asked when
 * its dialog opens, and again inside the transaction of the action (`context.binding`), which it must hold good for:
 * then it locks what it rests on.
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
  /** Name of the move, for life-cycles. */
  readonly move?: string;
}

/**
 * What the effect of a write on records with a life-cycle may store besides: their columns, but not the status, which moves
 * alone write; of a move with several outcomes, which it is.
 */
export type Patch<Row, Status extends keyof Row, Outcome extends Row[Status] = never> = Omit<Partial<Row>, Status> &
  ([Outcome] extends [never] ? unknown : { readonly [Column in Status]?: Outcome });

/** Runs inside the transaction of a generic write; what it returns is stored besides. Throwing rolls everything back. */
// biome-ignore lint/suspicious/noConfusingVoidType: an effect that stores nothing besides simply ends
export type Effect<Row, Patch, Body, Context> = (change: Change<Row, Body>, context: Context) => Promise<Patch | void>;
