import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { type ImportTaskSettings, importTask } from '#areas/system/server/import/job.ts';
import { platformOf } from '#server/app.ts';
import { systemContext } from '#server/context/context-factory.ts';
import { drain } from '#server/jobs/worker.ts';
import { sandboxProviders } from '#server/providers/sandbox/sandbox-providers.ts';
import { type Reply, replyOf, type World } from '../kit.ts';

type Fields = Readonly<Record<string, string | number | boolean | object>>;

/** Sends an import as a form: fields and, perhaps, a file. */
export async function sendImport(
  world: World,
  headers: Readonly<Record<string, string>>,
  fields: Fields,
  file?: { readonly name: string; readonly bytes: string | Uint8Array },
  key: string = randomUUID(),
): Promise<Reply> {
  const boundary = 'xxIMPORTxx';
  const part = (head: string, value: string | Uint8Array) => [
    Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; ${head}\r\n\r\n`),
    Buffer.from(value),
    Buffer.from('\r\n'),
  ];
  const payload = Buffer.concat([
    ...Object.entries(fields).flatMap(([name, value]) =>
      part(`name="${name}"`, typeof value === 'object' ? JSON.stringify(value) : String(value)),
    ),
    ...(file ? part(`name="file"; filename="${file.name}"\r\ncontent-type: text/csv`, file.bytes) : []),
    Buffer.from(`--${boundary}--\r\n`),
  ]);
  return replyOf(
    await world.app.inject({
      method: 'POST',
      url: '/api/system/user/import',
      headers: { ...headers, 'content-type': `multipart/form-data; boundary=${boundary}`, 'idempotency-key': key },
      payload,
    }),
  );
}

/** Does the imports that wait, as the worker of a process would. */
export function work(world: World, settings: Partial<ImportTaskSettings> = {}, lease = 60_000): Promise<number> {
  const { db } = world.database;
  const platform = platformOf({
    deployment: 'default',
    db,
    providers: sandboxProviders(db),
    settings: { secretKey: new Uint8Array(32) },
  });
  const context = systemContext(platform, 'jobs');
  return drain({ db, handlers: { import: importTask({ context, ...settings }) }, lease });
}

/** The claims of a worker that hangs run out at once, as after its lease. */
export async function loseClaims(world: World): Promise<void> {
  await sql`update outbox set claimed_until = clock_timestamp() where state = 'claimed'`.execute(world.database.db);
}

/** `n` lines of members of the agent with this prefix, all different. */
export function memberLines(prefix: string, from: number, n: number): string {
  return Array.from({ length: n }, (_, index) => {
    const no = String(from + index).padStart(7, '0');
    return `${prefix}${no},สมชาย ใจดี,08${no.padStart(8, '1')},KBANK,999${no},0`;
  }).join('\r\n');
}

export const memberHead = 'username,name,mobile,bank,account,balance';

export async function countOf(world: World, table: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)}`.execute(
    world.database.db,
  );
  return rows[0]?.n ?? 0;
}
