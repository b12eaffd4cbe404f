import type { ReportReply, Row } from './envelope.ts';
import type { LoadPart } from './part.ts';

/** What a hand-written part above the rows of a list is given. */
export interface AboveRows<R extends Row = Row> {
  /** The query of the rows as it was sent. */
  readonly query: Readonly<Record<string, string>>;
  readonly reply: ReportReply<R> | undefined;
  /** Milliseconds between refreshes where the server does not say what changes; absent = only on demand. */
  readonly refresh: number | undefined;
  /** Reads the rows again. */
  reread(): Promise<void>;
}

/** A part above the rows, and how high its place is until it is there. */
export interface AbovePart {
  readonly load: LoadPart<AboveRows>;
  /** Pixels. */
  readonly height?: number;
}
