import { AsyncLocalStorage } from 'node:async_hooks';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryCompiler,
  type QueryResult,
  type TransactionSettings,
} from 'kysely';
import { noteQuery } from '../base/observed.ts';
import { planOf } from './plans.ts';
import { DatabaseError, type Session, type SessionResult, type SessionSource } from './session.ts';
import { encodeValue, parseValue } from './values.ts';

/** `feature_not_supported`: what a kept plan gives has other columns now. */
const outdatedPlan = '0A000';

const insideTransaction = new AsyncLocalStorage<true>();

/**
 * Runs `work` marked as being inside a transaction: any use of the outer database from there fails at once. On PGlite
 * it would wait for ever, on PostgreSQL it would read past its own transaction and can starve the pool.
 */
export function markTransaction<T>(work: () => Promise<T>): Promise<T> {
  return insideTransaction.run(true, work);
}

function isInsideTransaction(): boolean {
  return insideTransaction.getStore() === true;
}

/** Throws inside a marked transaction: what takes long, or asks somebody else, must not hold rows meanwhile. */
export function requireNoTransaction(what: string): void {
  if (isInsideTransaction()) throw new Error(`${what} inside a transaction: do it before it opens.`);
}

/** A Kysely dialect over any source of sessions. */
export function sessionDialect(source: SessionSource): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new SessionDriver(source),
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createIntrospector: (db: Kysely<unknown>) => new PostgresIntrospector(db),
  };
}

class SessionDriver implements Driver {
  readonly #source: SessionSource;

  constructor(source: SessionSource) {
    this.#source = source;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<SessionConnection> {
    if (isInsideTransaction()) {
      throw new Error('The outer database was used inside a transaction: pass `tx` to whatever needs it.');
    }
    return new SessionConnection(await this.#source.acquire());
  }

  async beginTransaction(connection: SessionConnection, settings: TransactionSettings): Promise<void> {
    const level = settings.isolationLevel ? ` isolation level ${settings.isolationLevel}` : '';
    const access = settings.accessMode ? ` ${settings.accessMode}` : '';
    await connection.executeQuery(CompiledQuery.raw(`start transaction${level}${access}`));
  }

  async commitTransaction(connection: SessionConnection): Promise<void> {
    await connection.commit();
  }

  async rollbackTransaction(connection: SessionConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('rollback'));
  }

  async savepoint(connection: SessionConnection, name: string, _compile: QueryCompiler['compileQuery']): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw(`savepoint "${name}"`));
  }

  async rollbackToSavepoint(connection: SessionConnection, name: string): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw(`rollback to savepoint "${name}"`));
  }

  async releaseSavepoint(connection: SessionConnection, name: string): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw(`release savepoint "${name}"`));
  }

  async releaseConnection(connection: SessionConnection): Promise<void> {
    this.#source.release(connection.session, connection.broken);
  }

  async destroy(): Promise<void> {
    await this.#source.end();
  }
}

class SessionConnection implements DatabaseConnection {
  readonly session: Session;
  /** Set when the connection was lost under a query. */
  broken = false;

  constructor(session: Session) {
    this.session = session;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    noteQuery(query.sql);
    try {
      const result = await this.#run(query.sql, query.parameters.map(encodeValue));
      const rows = result.rows.map((cells) => {
        const row: Record<string, unknown> = {};
        for (const [i, column] of result.columns.entries()) row[column.name] = parseValue(cells[i] ?? null, column.oid);
        return row;
      });
      // The driver is the boundary at which rows get the type that the query builder computed.
      return { rows: rows as R[], numAffectedRows: BigInt(result.affected) };
    } catch (error) {
      if (error instanceof DatabaseError && error.code.startsWith('08')) this.broken = true;
      if (error instanceof Error) error.stack = `${error.stack ?? ''}\n  in: ${query.sql.slice(0, 500)}`;
      throw error;
    }
  }

  /** A plan that was kept until the tables changed is made again; the connection with the old ones is given up. */
  async #run(text: string, parameters: readonly (string | null)[]): Promise<SessionResult> {
    const plan = planOf(text);
    try {
      return await this.session.query(text, parameters, plan);
    } catch (error) {
      const isOutdated = plan !== undefined && error instanceof DatabaseError && error.code === outdatedPlan;
      if (!isOutdated || isInsideTransaction()) throw error;
      this.broken = true;
      return this.session.query(text, parameters);
    }
  }

  /** COMMIT of a transaction that an error has aborted answers ROLLBACK without an error; that must not look like success. */
  async commit(): Promise<void> {
    const { command } = await this.session.query('commit', []);
    if (command === 'ROLLBACK') throw new DatabaseError({ message: 'The transaction was aborted.', code: '25P02' });
  }

  // biome-ignore lint/correctness/useYield: large reads page by keyset instead, on both engines
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Streaming is not supported: page by key.');
  }
}
