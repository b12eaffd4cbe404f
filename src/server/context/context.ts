import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Endpoint, Entity } from '#contract/endpoint.ts';
import type * as contract from '#contract/handler.ts';
import type { Language } from '#contract/text.ts';
import type { Disclose } from '../audit/disclose.ts';
import type { AuditEntry } from '../audit/entry.ts';
import type { Database } from '../db/database.ts';
import type { Providers } from '../providers/providers.ts';
import type { Mime } from '../uploads/images.ts';

/** Who acts. Read from the database on every request, so that a demotion applies to the next one. */
export interface Principal {
  /** `user.id`; 0 for the system itself (jobs, seeding). */
  readonly userId: number;
  readonly username: string;
  readonly name: string;
  /** Code of the role: `finance`. */
  readonly role: string;
  /** 1 = owner; larger = less. */
  readonly rank: number;
  readonly scope: 'all' | 'assigned' | 'own_tree';
  /** Agents whose rows may be seen and changed. */
  readonly agentIds: 'all' | readonly number[];
  readonly grants: ReadonlySet<string>;
  readonly financeTeamId: number | null;
  readonly sessionId: string | null;
  /** The password was given by somebody else: until it is changed, the person may do nothing but that. */
  readonly mustChangePassword?: boolean;
  /** Until then the account moves no money: somebody else lately changed how its owner gets in. */
  readonly moneyClosedUntil?: Date;
}

/** The server's only source of the present. The database's own clock decides expiry and order in SQL. */
export interface Clock {
  now(): Date;
}

export interface RequestInfo {
  readonly id: string;
  readonly ip: string;
  readonly userAgent: string;
  readonly idempotencyKey?: string;
  /** The secret of the browser, where it was given one; it opens nothing. */
  readonly device?: string;
  /** A screen asks by itself: nobody looks on purpose. */
  readonly background?: true;
  /** Of a list: what takes long of the total, sums and counts may be left out (`later`), or they alone are asked for. */
  readonly summary?: 'later' | 'alone';
  /** What the person reads, as their client says; Thai where it says nothing. */
  readonly language?: Language;
}

/** One file of a multipart body, checked by its magic bytes; drawn anew before the transaction that stores it. */
export interface StoredFile {
  readonly id: string;
  /** Authorised URL, `/api/files/<id>`: what the body's field holds when the handler runs. */
  readonly url: string;
  readonly mime: Mime | 'application/octet-stream';
  /** Bytes as they were sent. */
  readonly size: number;
  /** Hex SHA-256 of the bytes as they were sent. */
  readonly sha256: string;
  /** The bytes as they were sent (for decoding a QR code); never stored. */
  readonly original: Uint8Array;
  /** What the sender calls it; only of files that are read and not kept. */
  readonly name?: string;
}

interface CommonContext {
  readonly principal: Principal;
  readonly clock: Clock;
  readonly providers: Providers;
  readonly request: RequestInfo;
  /** In which language words of the reply are written. What is kept is written in Thai. */
  readonly language: Language;
  readonly endpoint: Endpoint;
  readonly entity?: Entity;
  /** Uploaded files by field name. */
  readonly files: Readonly<Record<string, StoredFile>>;
  /** Does the principal hold this permission? */
  can(permission: string): boolean;
  /** May the principal see and change rows of this agent? */
  mayServe(agentId: number): boolean;
  /** Gateways that are on in this deployment. Rows of the others do not exist, and nothing is paid through them. */
  readonly gateways: readonly string[];
}

/** On whom and where it depends which rows there are. */
export type Viewer = Pick<CommonContext, 'principal' | 'gateways'>;

/** Of a transaction that writes nothing: the database refuses whatever it tries to. */
export type Access = 'read only';

/** What a reading handler gets, and a writing `service` that is not marked `money`. */
export interface Context extends CommonContext {
  /** Outside of any transaction. Throws at once when used while this request's transaction is open. */
  readonly db: Kysely<Database>;
  /**
   * Runs `work` in one transaction; retries it up to three times on 40001 and 40P01, so `work` must have no effect
   * beside the database. No call to another system inside: write an outbox row. In a `money` service the whole
   * handler already runs in the transaction that also stores the idempotent answer, and this joins it.
   */
  transaction<T>(work: (ctx: TransactionContext) => Promise<T>, access?: Access): Promise<T>;
  /** Writes an audit row in a transaction of its own: for denials and failures, which change nothing else. */
  auditAlone(entry: AuditEntry): Promise<void>;
  /**
   * Must be asked before masked values of a record are shown in full to somebody who holds the permission. Writes the
   * audit row; false = a refresh in the background of what this person has not been shown: mask the values.
   */
  readonly disclose: Disclose;
}

/** What an effect gets: no `db`, so that nobody waits for a second connection inside a transaction. */
export interface TransactionContext extends CommonContext {
  readonly tx: Transaction<Database>;
  /** Writes an audit row in this transaction. The row of a generic write itself is written by the platform. */
  audit(entry: AuditEntry): Promise<void>;
  /** Runs after a successful commit (to wake a worker); its failure is logged and changes nothing. */
  afterCommit(work: () => void | Promise<void>): void;
}

/** A row of a table in database form: satang as bigint, moments as Date, keys as number. */
export type RowOf<Table extends keyof Database> = Selectable<Database[Table]>;

/**
 * A hand-written function of kind `service` or `report`; the result becomes `data`. Failures are thrown (`failure.ts`).
 */
export type Service<Input, Reply> = contract.Service<Input, Reply, Context>;

/**
 * The hand-written part of a generic write, inside its transaction, after the guarded UPDATE: the record is locked, its
 * status moved, its version raised. What it returns is merged by one more UPDATE (database form); a move with several
 * outcomes must return the status.
 */
export type Effect<Table extends keyof Database, Body> = contract.Effect<
  RowOf<Table>,
  Partial<RowOf<Table>>,
  Body,
  TransactionContext
>;
