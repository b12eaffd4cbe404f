import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Entity } from '#contract/endpoint.ts';
import { tables } from '#generated/api/database.ts';
import { entities } from '#generated/api/entities.ts';
import { type AppOptions, buildApp, platformOf } from '#server/app.ts';
import { cipherOf } from '#server/base/cipher.ts';
import { migrate } from '#server/db/migrate.ts';
import { seedDemo } from '#server/demo/seed-demo.ts';
import { sandboxProviders } from '#server/providers/sandbox/sandbox-providers.ts';
import type { World } from '../../api/kit.ts';
import type { Subject } from '../../api/subjects.ts';
import { stillWait } from '../../support/still-wait.ts';

/** The product with the small demo: books that add up, so that money calls get further than their first check. */
export async function openDemoWorld(subject: Subject, more: Pick<AppOptions, 'logger'> = {}): Promise<World> {
  const database = await subject.open();
  await migrate(database);
  const secretKey = randomBytes(32);
  const cipher = cipherOf(secretKey);
  const today = new Date().toISOString();
  await seedDemo({ db: database.db, size: 'small', today, seal: (text) => cipher.encrypt(text) });
  const parts: AppOptions = {
    ...more,
    deployment: 'default',
    db: database.db,
    providers: sandboxProviders(database.db, { latency: [0, 0], wait: stillWait() }),
    settings: {
      secretKey,
      callsPerMinute: 1_000_000,
      signInsPerMinute: 1_000_000,
      registrationsPerHour: 1_000_000,
      resetsPerHour: 1_000_000,
    },
  };
  const app = await buildApp(parts);
  await app.ready();
  const { rows } = await sql<{ id: number; username: string; role: string }>`
    select distinct on (r.code) u.id, u.username, r.code as role from app_user u join role r on r.id = u.role_id
    where u.status = 'active' order by r.code, u.id`.execute(database.db);
  return {
    database,
    app,
    platform: platformOf(parts),
    people: Object.fromEntries(rows.map(({ id, username, role }) => [role, { id, username }])),
    async close() {
      await app.close();
      await database.close();
    },
  };
}

/** Keys that exist, by entity: the newest ones, whose story is not told to its end. */
export async function existingKeys({
  database: { db },
}: Pick<World, 'database'>): Promise<ReadonlyMap<string, readonly unknown[]>> {
  const found = new Map<string, readonly unknown[]>();
  for (const { name, table, key, where } of Object.values<Entity>(entities)) {
    if (!Object.hasOwn(tables, table)) continue;
    const fixed = Object.entries(where ?? {}).map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
    const { rows } = await sql<{ key: unknown }>`
      select ${sql.ref(key)} as key from ${sql.table(table)}
      where ${fixed.length > 0 ? sql.join(fixed, sql` and `) : sql`true`} order by 1 desc limit 12`.execute(db);
    found.set(
      name,
      rows.map((row) => row.key),
    );
  }
  return found;
}
