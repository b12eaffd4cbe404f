import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { DeploymentInfo } from '#contract/catalog.ts';
import { type DeploymentName, deployments } from '#generated/api/deployments.ts';
import { endpoints } from '#generated/api/endpoints.ts';
import { enumOptions, entities as written } from '#generated/api/entities.ts';
import { events } from '#generated/api/events.ts';
import { notices } from '#generated/api/notices.ts';
import { areas } from '#generated/server/areas.ts';
import type { Complete } from './areas/define-area.ts';
import { type FoldedAreas, foldAreas } from './areas/fold.ts';
import { tellerOf } from './areas/teller.ts';
import { cipherOf } from './base/cipher.ts';
import { notedAsElsewhere } from './base/observed.ts';
import { relabelled } from './base/relabel.ts';
import { createFeed } from './changes/feed.ts';
import type { Clock } from './context/context.ts';
import { systemContext } from './context/context-factory.ts';
import type { Logger, Platform } from './context/platform.ts';
import type { Database } from './db/database.ts';
import type { SessionSource } from './db/session.ts';
import { buildServer, type ServerOptions } from './http/build-server.ts';
import { localIdentity } from './identity/identity.ts';
import type { TaskHandler } from './jobs/worker.ts';
import { scheduleTask, scheduleTopic } from './lifecycle/schedule.ts';
import { notifierOf } from './notices/notifier.ts';
import type { Providers } from './providers/providers.ts';
import { addControls } from './providers/sandbox/add-controls.ts';
import { sealerOf } from './seals/seal.ts';
import { withIdentitySources } from './settings/identity-sources.ts';
import { defaultSettings, type Settings } from './settings/settings.ts';
import { transferTasks } from './transfers/jobs.ts';

export interface AppOptions extends ServerOptions {
  /** By name, or (in tests) one that no manifest has. */
  readonly deployment: DeploymentName | DeploymentInfo;
  readonly db: Kysely<Database>;
  readonly providers: Providers;
  readonly clock?: Clock;
  /** How to hear what changes in the database; absent = nobody is told. */
  readonly listen?: SessionSource['listen'];
  /** Whatever is not named has its default; the secret key has none. */
  readonly settings: Partial<Settings> & Pick<Settings, 'secretKey'>;
}

/** The platform of the product, and the parts of its areas other than functions for calls. */
export interface ProductPlatform extends Platform {
  readonly folded: FoldedAreas;
}

/** What the worker and the process do by themselves. */
export interface Jobs {
  /** By topic of the outbox. */
  readonly handlers: Readonly<Record<string, TaskHandler>>;
  /** Topics of tasks that never end. */
  readonly begins: readonly string[];
  /** Starts the rounds of all areas; each is ended by what it returns. */
  startRounds(logger: Logger): readonly (() => void)[];
}

export const systemClock: Clock = { now: () => new Date() };

const silent: Logger = { info() {}, warn() {}, error() {} };

/** Everything a request or a job needs, from the generated contract and the areas whose folders are there. */
export function platformOf(options: AppOptions): ProductPlatform {
  const deployment = typeof options.deployment === 'string' ? deployments[options.deployment] : options.deployment;
  const entities = relabelled(written, enumOptions, deployment.relabel);
  const settings: Settings = withIdentitySources({ ...defaultSettings, ...options.settings }, deployment.identity);
  const cipher = cipherOf(settings.secretKey);
  const folded = foldAreas(areas satisfies Complete<typeof areas>, {
    cipher,
    deployment,
    endpoints,
    entities,
    settings,
  });
  const { services, effects, decisions, ingests, preparations } = folded;
  const logger = options.logger ?? silent;
  const onError = (error: Error) => logger.warn({ err: error }, 'the database is not heard; it is tried again');
  return {
    db: options.db,
    deployment,
    endpoints,
    entities,
    services,
    preparations,
    effects,
    decisions,
    ingests,
    identity: localIdentity(options.db, settings),
    providers: notedAsElsewhere(options.providers),
    clock: options.clock ?? systemClock,
    settings,
    cipher,
    sealer: sealerOf(settings.secretKey),
    notify: notifierOf({ entities, cipher, deployment, logger }, notices),
    tell: tellerOf(
      events,
      folded.areas.flatMap(({ hears }) => hears ?? []),
    ),
    logger,
    ...(options.listen ? { feed: createFeed(options.listen, { onError }) } : {}),
    folded,
  };
}

/** What goes on without anybody asking. `address` is the product's, without a last slash. */
export function jobsOf(platform: ProductPlatform, address: string): Jobs {
  const context = systemContext(platform, 'jobs');
  const job = { context, platform, address };
  const { areas: built, schedules, transfers } = platform.folded;
  const tables = built.map(({ tasks }) => tasks?.(job) ?? {});
  return {
    handlers: {
      ...transferTasks(context, transfers),
      [scheduleTopic]: scheduleTask(context, schedules),
      ...Object.assign({}, ...tables),
    },
    begins: [scheduleTopic, ...built.flatMap(({ begins = [] }) => begins)],
    startRounds: (logger) => built.flatMap(({ rounds }) => rounds?.(job, logger) ?? []),
  };
}

/** Endpoints with which developers on this machine act as banks and members; outside the contract (docs/sandbox.md). */
export function addSandbox(app: FastifyInstance, platform: ProductPlatform): void {
  addControls(app, platform);
  for (const { sandbox } of platform.folded.areas) sandbox?.(app, platform);
}

/**
 * Builds the product's server; listening is the caller's business.
 *
 * @example
 * const app = await buildApp({ deployment: 'default', db, providers, settings: { secretKey } });
 * await app.inject({ url: '/health' });
 */
export async function buildApp(options: AppOptions, platform = platformOf(options)): Promise<FastifyInstance> {
  const app = await buildServer(platform, options);
  for (const { routes } of platform.folded.areas) routes?.(app, platform);
  return app;
}
