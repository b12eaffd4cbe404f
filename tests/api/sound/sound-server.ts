import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { tablesOf } from '#generator/emit/tables.ts';
import { cipherOf } from '#server/base/cipher.ts';
import type { OpenDatabase } from '#server/db/connect.ts';
import { buildServer } from '#server/http/build-server.ts';
import { sandboxProviders } from '#server/providers/sandbox/sandbox-providers.ts';
import { sealerOf } from '#server/seals/seal.ts';
import { defaultSettings } from '#server/settings/settings.ts';
import type { SoundProject } from './sound-project.ts';

export const token = 'owner-token-0123456789abcdef';
export const now = new Date('2026-02-01T03:00:00.000Z');

export interface SoundServer {
  readonly app: FastifyInstance;
  /** What the server said of its own failures. */
  readonly failures: readonly unknown[];
  close(): Promise<void>;
}

/** The tables of a project in a database that has those of the platform, and the real server over them. */
export async function serveSound(project: SoundProject, database: OpenDatabase): Promise<SoundServer> {
  const failures: unknown[] = [];
  await database.withSession((session) => session.script(project.schema));
  const secretKey = randomBytes(32);
  const app = await buildServer({
    db: database.db,
    deployment: project.deployment,
    endpoints: project.endpoints,
    entities: project.entities,
    services: {},
    effects: {},
    identity: {
      principalOf: async () => ({
        userId: 1,
        username: 'owner',
        name: 'เจ้าของ',
        role: 'owner',
        rank: 1,
        scope: 'all',
        agentIds: 'all',
        grants: new Set(['*']),
        financeTeamId: null,
        sessionId: null,
      }),
    },
    providers: sandboxProviders(database.db),
    clock: { now: () => now },
    settings: { ...defaultSettings, secretKey, callsPerMinute: 1_000_000 },
    cipher: cipherOf(secretKey),
    sealer: sealerOf(secretKey),
    notify: async () => {},
    logger: { info() {}, warn() {}, error: (...all: readonly unknown[]) => void failures.push(all) },
  });
  await app.ready();
  return {
    app,
    failures,
    async close() {
      await app.close();
      for (const { name } of tablesOf(project.model))
        await sql`drop table if exists ${sql.table(name)} cascade`.execute(database.db);
    },
  };
}
