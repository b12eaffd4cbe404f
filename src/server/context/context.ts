import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Endpoint, Entity } from '#contract/endpoint.ts';
import type * as contract from '#contract/handler.ts';
import type { Language } from '#contract/text.ts';
import type { Disclose } from '../audit/disclose.ts';
import type { AuditEntry } from '../audit/entry.ts';
import type { Database } from '../db/database.ts';
import type { Providers } from '../providers/providers.ts';
import type { Mime } from '../uploads/images.ts';

/** What a program that signs in with a key has beside what people have. */
export interface KeyOfPrincipal {
  /** `api_key.id`. */
  readonly id: number;
  /** Whoever answers for it: it can do at most what they may do. */
  readonly responsibleId: number;
}

/**
 * Who acts: a person, the system, or a program with a key. Read from the database on every request, so that a demotion applies
 * to the next one.
 */
export interface Principal {
  /** `user.id`, of a key that of its account; 0 for the system itself (jobs, seeding). */
  readonly userId: number;
  readonly username: string;
  readonly name: string;
  /** Code of the role: `finance`. */
  readonly role: string;
  /** 1 = owner; higher numbers have less authority. */
  readonly rank: number;
  readonly scope: 'all' | 'assigned' | 'own_tree';
  /** Agents whose rows the principal may see and change. */
  readonly agentIds: 'all' | readonly number[];
  readonly grants: ReadonlySet<string>;
  readonly financeTeamId: number | null;
  readonly sessionId: string | null;
  /** Another user knows the password: until it is changed, changing it is the only allowed call. */
  readonly mustChangePassword?: boolean;
  /** Until then the account may not move money, because another user recently changed its sign-in data. */
  readonly moneyClosedUntil?: Date;
  /** When the session ends unless the person does something before; when the secret of a key ends. */
  readonly validUntil?: Date;
  /** Of a program: it signed in with a key, is no person, and has no session. */
  readonly key?: KeyOfPrincipal;
}

/** The server's only source of the current time. Expiry and order in SQL use the database clock. */
export interface Clock {
  now(): Date;
}

export interface RequestInfo {
  readonly id: string;
  readonly ip: string;
  readonly userAgent: string;
  readonly idempotencyKey?: string;
  /** Secret that identifies the browser, if it has one; it grants nothing. */
  readonly device?: string;
  /** A background request of a screen, not an action of the user. */
  readonly background?: true;
  /** For lists: slow totals and counts may be left out (`later`), or are requested alone. */
  readonly summary?: 'later' | 'alone';
  /** Language of the user, as the client states it; Thai by default. */
  readonly language?: Language;
}

/** One file of a multipart body, checked by its magic bytes; images are re-encoded before the transaction that stores them. */
export interface StoredFile {
  readonly id: string;
  /** Authorised URL, `/api/files/<id>`: what the body's field holds when the handler runs. */
  readonly url: string;
  readonly mime: Mime | 'application/octet-stream';
  /** Size in bytes, as sent. */
  readonly size: number;
  /** Hex SHA-256 of the bytes as sent. */
  readonly sha256: string;
  /** The bytes as sent (for decoding a QR code); never stored. */
  readonly original: Uint8Array;
  /** File name given by the sender; only for files that are read and not stored. */
  readonly name?: string;
}

interface CommonContext {
  readonly principal: Principal;
  readonly clock: Clock;
  readonly providers: Providers;
  readonly request: RequestInfo;
  /** Language of texts in the reply. Stored texts hold both languages. */
  readonly language: Language;
  readonly endpoint: Endpoint;
  readonly entity?: Entity;
  /** Uploaded files by field name. */
  readonly files: Readonly<Record<string, StoredFile>>;
  /** Whether the principal holds the permission. */
  can(permission: string): boolean;
  /** Whether the principal may see and change rows of the agent. */
  mayServe(agentId: number): boolean;
  /** Gateways enabled in this deployment. Rows of others do not exist, and nothing is paid through them. */
  readonly gateways: readonly string[];
}

/** What determines the visible rows: the principal and the enabled gateways. */
export type Viewer = Pick<CommonContext, 'principal' | 'gateways'> & Partial<Pick<CommonContext, 'language'>>;

/** A read-only transaction: the database refuses writes. */
export type Access = 'read only';

/** Context of read handlers, and of writing services that are not marked `money`. */
export interface Context extends CommonContext {
  /** Outside of any transaction. Throws at once when used while this request's transaction is open. */
  readonly db: Kysely<Database>;
  /**
   * Runs `work` in one transaction; retries it up to three times on 40001 and 40P01, so `work` must have no effect
   * outside the database. No call to another system inside: write an outbox row. In a `money` service the whole
   * handler already runs in the transaction that also stores the idempotent answer, and this joins it.
   */
  transaction<T>(work: (ctx: TransactionContext) => Promise<T>, access?: Access): Promise<T>;
  /** Writes an audit row in a transaction of its own: for denials and failures, which change nothing else. */
  auditAlone(entry: AuditEntry): Promise<void>;
  /**
   * Must be called before masked values of a record are shown in full to a user who holds the permission. Writes the
   * audit row; false = a background refresh of values that this user has not been shown: mask them.
   */
  readonly disclose: Disclose;
}

/** Context of an effect. It has no `db`, so that a transaction never waits for a second connection. */
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
