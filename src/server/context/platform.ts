import type { Kysely, Transaction } from 'kysely';
import type { DeploymentInfo } from '#contract/catalog.ts';
import type { Verdict } from '#contract/decision.ts';
import type { Endpoint, Entity } from '#contract/endpoint.ts';
import type { Row } from '#contract/envelope.ts';
import type { AuditEntry } from '../audit/entry.ts';
import type { Cipher } from '../base/cipher.ts';
import type { Feed } from '../changes/feed.ts';
import type { Database } from '../db/database.ts';
import type { DecideContext } from '../decisions/verdict.ts';
import type { Providers } from '../providers/providers.ts';
import type { Sealer } from '../seals/seal.ts';
import type { Settings } from '../settings/settings.ts';
import type { Clock, Context, Principal, RequestInfo, TransactionContext } from './context.ts';
import type { Tell } from './telling.ts';

/** The logger interface that plugins need; Fastify's logger satisfies it. */
export interface Logger {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

/** Resolves a bearer token, of a session or a key, to a principal. Injected, so that the generic part does not depend on the user table. */
export interface Identity {
  /** The principal, or undefined if the token is unknown, expired or revoked, or its owner may not sign in. */
  principalOf(
    token: string,
    request: { readonly ip: string; readonly background: boolean },
  ): Promise<Principal | undefined>;
  /** Counts and audits a key that is no principal; absent where there are no keys. Throws 429 where there were too many. */
  refuseKey?(platform: Platform, secret: string, request: RequestInfo): Promise<void>;
}

/** A hand-written function with the types erased; the generated tables check the real ones. */
export type AnyService = (input: { readonly query: Row; readonly body: Row }, ctx: Context) => Promise<unknown>;
export type Preparation = (input: { readonly body: Row }, ctx: Context) => Promise<void>;
export type AnyEffect = (
  change: {
    readonly before: Row | null;
    readonly row: Row;
    readonly body: Row;
    /** Of moves alone. */
    readonly move?: string;
    readonly describe?: (message: string) => void;
  },
  ctx: TransactionContext,
) => Promise<Row | undefined>;

/** What takes facts, one by one or many together; a refusal among the answers of many is an error. */
export type AnyIngest =
  | { readonly one: (fact: Row, ctx: TransactionContext) => Promise<Row> }
  | { readonly many: (facts: readonly Row[], ctx: TransactionContext) => Promise<readonly (Row | Error)[]> };

export type AnyDecision = (
  subject: { readonly record: Row | null; readonly body: Row },
  ctx: DecideContext,
) => Promise<Verdict>;

/** Tells people what concerns them of what the log says has happened, in its transaction. */
export type Notify = (
  tx: Transaction<Database>,
  by: Pick<TransactionContext, 'principal' | 'clock'>,
  entries: readonly AuditEntry[],
) => Promise<void>;

/** Everything a request needs, built once. */
export interface Platform {
  readonly db: Kysely<Database>;
  readonly deployment: DeploymentInfo;
  readonly endpoints: readonly Endpoint[];
  readonly entities: Readonly<Record<string, Entity>>;
  readonly services: Readonly<Record<string, AnyService>>;
  readonly effects: Readonly<Record<string, AnyEffect>>;
  /** Verdicts of calls that need a decision, by call id. */
  readonly decisions?: Readonly<Record<string, AnyDecision>>;
  /** What takes the facts of a call, by its id. */
  readonly ingests?: Readonly<Record<string, AnyIngest>>;
  /** Work of a write before its transaction opens (other systems, images), by call or service name. */
  readonly preparations?: Readonly<Record<string, Preparation>>;
  readonly identity: Identity;
  readonly providers: Providers;
  readonly clock: Clock;
  readonly settings: Settings;
  readonly cipher: Cipher;
  readonly sealer: Sealer;
  readonly notify: Notify;
  /** Tells other programs of what happens; absent where nobody listens. */
  readonly tell?: Tell | undefined;
  readonly logger: Logger;
  /** What changes in the database; absent where nobody listens (tests, commands). */
  readonly feed?: Feed;
}

/** The entity of an endpoint. Throws if a generic call has none: an error in the manifest. */
export function entityOf(platform: Pick<Platform, 'entities'>, endpoint: Endpoint): Entity {
  const entity = endpoint.entity === undefined ? undefined : platform.entities[endpoint.entity];
  if (!entity) throw new Error(`${endpoint.id}: no entity ${endpoint.entity ?? '(none)'}`);
  return entity;
}
