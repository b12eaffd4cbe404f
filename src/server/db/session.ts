/** One connection as the driver sees it, whatever the engine. Values are text both ways. */
export interface Session {
  /** `plan` names a query whose plan each connection keeps. */
  query(text: string, parameters: readonly (string | null)[], plan?: string): Promise<SessionResult>;
  /** Several statements without parameters, as one script (migrations, seeds). */
  script(text: string): Promise<void>;
}

export interface SessionResult {
  readonly columns: readonly { readonly name: string; readonly oid: number }[];
  readonly rows: readonly (readonly (string | null)[])[];
  readonly affected: number;
  /** Command tag, without counts: `COMMIT`, or `ROLLBACK` for the commit of an aborted transaction. */
  readonly command: string;
}

/** Hands out connections. `acquire` waits while all are in use. */
export interface SessionSource {
  acquire(): Promise<Session>;
  /** `broken` when the connection can no longer be trusted. */
  release(session: Session, broken: boolean): void;
  end(): Promise<void>;
  /** Hears what the database says on a channel, until the function that it returns is called. */
  listen(channel: string, listener: ChannelListener): () => Promise<void>;
}

/** What becomes of the listening to a channel. */
export interface ChannelListener {
  heard(payload: string): void;
  /** It begins, or begins again after the line was lost: what was said until now may have been missed. */
  began(): void;
  /** The line is lost, or could not be made; it is tried again. */
  lost(error: Error): void;
}

/** A database error, the same for both engines: SQLSTATE, constraint and text. */
export class DatabaseError extends Error {
  /** SQLSTATE, five characters; `08006` when the connection was lost. */
  readonly code: string;
  readonly constraint: string | undefined;
  readonly table: string | undefined;
  readonly column: string | undefined;
  readonly detail: string | undefined;

  constructor(fields: {
    readonly message: string;
    readonly code: string;
    readonly constraint?: string | undefined;
    readonly table?: string | undefined;
    readonly column?: string | undefined;
    readonly detail?: string | undefined;
  }) {
    super(fields.message);
    this.name = 'DatabaseError';
    this.code = fields.code;
    this.constraint = fields.constraint;
    this.table = fields.table;
    this.column = fields.column;
    this.detail = fields.detail;
  }
}
