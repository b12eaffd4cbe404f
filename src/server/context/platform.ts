import type { Kysely } from 'kysely';
import type { DeploymentInfo } from '#contract/catalog.ts';
import type { Verdict } from '#contract/decision.ts';
import type { Endpoint, Entity } from '#contract/endpoint.ts';
import type { Row } from '#contract/envelope.ts';
import type { Cipher } from '../base/cipher.ts';
import type { Database } from '../db/database.ts';
import type { DecideContext } from '../decisions/verdict.ts';
import type { Providers } from '../providers/providers.ts';
import type { Sealer } from '../seals/seal.ts';
import type { Settings } from '../settings/settings.ts';
import type { Clock, Context, Principal, TransactionContext } from './context.ts';

/** What the plugins need of a logger; Fastify's own fits. */
export interface Logger {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

/** Who is behind a bearer token. Injected, so that the generic part knows no table of users. */
export interface Identity {
  /** The person, or undefined when the token is unknown, expired, revoked, or its owner may not sign in. */
  principalOf(
    token: string,
    request: { readonly ip: string; readonly background: boolean },
  ): Promise<Principal | undefined>;
}

/** A hand-written function as the dispatcher sees it; the generated tables check the real types. */
export type AnyService = (input: { readonly query: Row; readonly body: Row }, ctx: Context) => Promise<unknown>;
export type Preparation = (input: { readonly body: Row }, ctx: Context) => Promise<void>;
export type AnyEffect = (
  change: { readonly before: Row | null; readonly row: Row; readonly body: Row; readonly move?: string },
  ctx: TransactionContext,
) => Promise<Row | undefined>;

export type AnyDecision = (
  subject: { readonly record: Row | null; readonly body: Row },
  ctx: DecideContext,
) => Promise<Verdict>;

/** Everything a request needs, built once. */
export interface Platform {
  readonly db: Kysely<Database>;
  readonly deployment: DeploymentInfo;
  readonly endpoints: readonly Endpoint[];
  readonly entities: Readonly<Record<string, Entity>>;
  readonly services: Readonly<Record<string, AnyService>>;
  readonly effects: Readonly<Record<string, AnyEffect>>;
  /** Verdicts on calls that are decided about, by the id of the call. */
  readonly decisions?: Readonly<Record<string, AnyDecision>>;
  /** What a write must ask the outside, check or work out before its transaction opens; by the name of its call or service. */
  readonly preparations?: Readonly<Record<string, Preparation>>;
  readonly identity: Identity;
  readonly providers: Providers;
  readonly clock: Clock;
  readonly settings: Settings;
  readonly cipher: Cipher;
  readonly sealer: Sealer;
  readonly logger: Logger;
}

/** The entity of an endpoint; a generic call without one is a fault of the manifest. */
export function entityOf(platform: Pick<Platform, 'entities'>, endpoint: Endpoint): Entity {
  const entity = endpoint.entity === undefined ? undefined : platform.entities[endpoint.entity];
  if (!entity) throw new Error(`${endpoint.id}: no entity ${endpoint.entity ?? '(none)'}`);
  return entity;
}
