import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { DeploymentInfo } from '#contract/catalog.ts';
import { cipherOf } from '#server/base/cipher.ts';
import type { Principal } from '#server/context/context.ts';
import type { AnyEffect, AnyService, Platform } from '#server/context/platform.ts';
import type { OpenDatabase } from '#server/db/connect.ts';
import { migrate, migrationFiles } from '#server/db/migrate.ts';
import { buildServer } from '#server/http/build-server.ts';
import { sandboxProviders } from '#server/providers/sandbox/sandbox-providers.ts';
import { sealerOf } from '#server/seals/seal.ts';
import { defaultSettings, type Settings } from '#server/settings/settings.ts';
import { endpoints } from './fixture-endpoints.ts';
import { crate, person, shelf, tables, text } from './fixture-entities.ts';
import type { Subject } from './subjects.ts';

const effects: Readonly<Record<string, AnyEffect>> = {
  'crate.pack': async (change) => ({ note: `packed:${String(change.before?.status)}` }),
  'crate.send': async (change, ctx) => {
    ctx.afterCommit(() => {});
    if (change.body.reason === 'rain') change.describe?.('หายเพราะฝน');
    return change.body.reason === 'nothing' ? undefined : { status: change.body.reason === 'rain' ? 'lost' : 'sent' };
  },
};

const services: Readonly<Record<string, AnyService>> = {
  'crate.tell': ({ body }, ctx) =>
    ctx.transaction(async ({ tx }) => {
      await sql`update crate set pieces = pieces + 1 where id = ${body.id}`.execute(tx);
      return { told: body.id };
    }),
  'crate.report': async () => ({ rows: [{ day: '2026-01-01', sum: '1.00' }], total: 1, totals: { sum: '1.00' } }),
};

const deployment: DeploymentInfo = {
  name: 'store',
  title: text('ร้าน', 'Store'),
  server: 'cat350_v2',
  brand: { name: 'Store' },
  identity: { provider: 'local' },
  gateways: [],
  endpoints: endpoints.map((endpoint) => endpoint.id).filter((id) => id !== 'crate.off'),
  routes: ['/', '/store/crates'],
  relabel: {},
};

function principal(
  userId: number,
  name: string,
  agentIds: Principal['agentIds'],
  grants: readonly string[],
): Principal {
  const scope = agentIds === 'all' ? 'all' : 'assigned';
  return {
    userId,
    username: name,
    name,
    role: name,
    rank: 10,
    scope,
    agentIds,
    grants: new Set(grants),
    financeTeamId: null,
    sessionId: null,
  };
}

const everything = ['store.*.*'];

/** Who is behind the tokens `all-token-…`, `one-token-…` …; the token must have the length of a real one. */
export const people: Readonly<Record<string, Principal>> = {
  all: principal(1, 'หนึ่ง', 'all', everything),
  other: principal(2, 'สอง', 'all', everything),
  one: principal(3, 'สาม', [1], everything),
  none: principal(4, 'สี่', [], everything),
  clerk: principal(2, 'สอง', 'all', ['store.crate.view', 'store.crate.update', 'store.crate.pack']),
  blind: principal(5, 'ห้า', 'all', ['store.crate.view']),
  nobody: principal(6, 'หก', 'all', []),
};

export function as(name: string): { authorization: string } {
  return { authorization: `Bearer ${name}-token-0123456789abcdef` };
}

export interface Store {
  readonly database: OpenDatabase;
  readonly app: FastifyInstance;
  readonly platform: Platform;
  close(): Promise<void>;
}

export async function openStore(
  subject: Pick<Subject, 'open'>,
  settings: Partial<Settings> = {},
  webRoot?: string,
): Promise<Store> {
  const database = await subject.open({ poolSize: 20, empty: true });
  await migrate(
    database,
    migrationFiles().filter((file) => /^(0001|0012|0250)-/.test(file.name)),
  );
  await database.withSession((session) => session.script(tables));
  const secretKey = randomBytes(32);
  const platform: Platform = {
    db: database.db,
    deployment,
    endpoints,
    entities: { Shelf: shelf, Crate: crate, Person: person },
    services,
    effects,
    identity: {
      principalOf: async (token) => people[token.split('-')[0] ?? ''],
    },
    providers: sandboxProviders(database.db),
    clock: { now: () => new Date('2026-02-01T03:00:00.000Z') },
    settings: { ...defaultSettings, secretKey, callsPerMinute: 1_000_000, ...settings },
    cipher: cipherOf(secretKey),
    sealer: sealerOf(secretKey),
    notify: async () => {},
    logger: { info() {}, warn() {}, error() {} },
  };
  const app = await buildServer(platform, webRoot === undefined ? {} : { webRoot });
  await app.ready();
  return {
    database,
    app,
    platform,
    async close() {
      await app.close();
      await database.close();
    },
  };
}
