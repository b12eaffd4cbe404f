import { randomBytes } from 'node:crypto';
import type { FastifyBaseLogger, FastifyInstance, LightMyRequestResponse } from 'fastify';
import { type AppOptions, addSandbox, buildApp, platformOf } from '#server/app.ts';
import type { Clock } from '#server/context/context.ts';
import type { OpenDatabase } from '#server/db/connect.ts';
import { migrate } from '#server/db/migrate.ts';
import { continueKeys } from '#server/demo/insert.ts';
import { seedReference } from '#server/demo/reference.ts';
import { hashPassword } from '#server/identity/passwords.ts';
import type { Providers } from '#server/providers/providers.ts';
import { type SandboxWorld, sandboxProviders } from '#server/providers/sandbox/sandbox-providers.ts';
import type { Settings } from '#server/settings/settings.ts';
import { stillWait } from '../support/still-wait.ts';
import type { Subject } from './subjects.ts';

export const password = 'correct-horse-7';

export interface Person {
  readonly id: number;
  readonly username: string;
}

/** The product on a fresh database with roles, menus and banks, two agents, and one person of each role. */
export interface World {
  readonly database: OpenDatabase;
  readonly app: FastifyInstance;
  /** The same parts as the app's, for jobs. */
  readonly platform: ReturnType<typeof platformOf>;
  readonly people: Readonly<Record<string, Person>>;
  close(): Promise<void>;
}

export interface Reply {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
  readonly headers: LightMyRequestResponse['headers'];
  readonly text: string;
}

const roles = ['owner', 'admin', 'finance_lead', 'finance', 'support', 'marketing', 'agent_master', 'auditor'];

export async function openWorld(
  subject: Subject,
  options: {
    readonly deployment?: AppOptions['deployment'];
    readonly settings?: Partial<Settings>;
    readonly webRoot?: string;
    /** Instead of the sandbox's. */
    readonly providers?: Partial<Providers>;
    readonly logger?: FastifyBaseLogger;
    /** Instead of the system's. */
    readonly clock?: Clock;
    /** How the sandbox behaves: `{ latency: [0, 0] }` answers at once. */
    readonly sandbox?: Partial<SandboxWorld>;
    /** With the calls of developers, as on a machine of one's own. */
    readonly sandboxCalls?: true;
    /** Changes of the database are told. */
    readonly changes?: true;
  } = {},
): Promise<World> {
  const database = await subject.open();
  await migrate(database);
  const people = await seedPeople(database);
  const sandbox = { wait: stillWait(), ...options.sandbox };
  const parts: AppOptions = {
    deployment: options.deployment ?? 'default',
    db: database.db,
    providers: { ...sandboxProviders(database.db, sandbox, options.clock?.now), ...options.providers },
    ...(options.clock ? { clock: options.clock } : {}),
    ...(options.changes ? { listen: database.listen } : {}),
    ...(options.logger ? { logger: options.logger } : {}),
    settings: { secretKey: randomBytes(32), callsPerMinute: 100_000, signInsPerMinute: 100_000, ...options.settings },
    ...(options.webRoot === undefined ? {} : { webRoot: options.webRoot }),
  };
  const platform = platformOf(parts);
  const app = await buildApp(parts, platform);
  if (options.sandboxCalls) addSandbox(app, platform);
  await app.ready();
  return {
    database,
    app,
    platform,
    people,
    async close() {
      await app.close();
      await database.close();
    },
  };
}

/** Agent 1 belongs to everybody who has assigned agents; agent 2 to nobody. */
async function seedPeople({ db }: OpenDatabase): Promise<Record<string, Person>> {
  const hash = await hashPassword(password);
  return db.transaction().execute(async (tx) => {
    const { roleIds } = await seedReference(tx, new Date());
    for (const [id, code] of [
      [1, 'AAA'],
      [2, 'BBB'],
    ] as const) {
      await tx
        .insertInto('agent')
        .values({
          id,
          code,
          name: `Agent ${code}`,
          type: 'agent',
          server: 'cat350_v2',
          prefix: code.toLowerCase(),
          share_pct: '0',
          commission_pct: '0',
        })
        .execute();
    }
    // What one request may be is not what most tests are about.
    await tx
      .updateTable('agent_config')
      .set({ withdraw_min: 1n, withdraw_daily_count: 1000, auto_withdraw_enabled: false })
      .execute();
    const people: Record<string, Person> = {};
    for (const [index, role] of roles.entries()) {
      const id = index + 1;
      const username = role.replaceAll('_', '.');
      await tx
        .insertInto('app_user')
        .values({
          id,
          username,
          email: `${username}@example.test`,
          name: `คุณ ${role}`,
          role_id: roleIds.get(role) ?? 0,
          agent_ids: JSON.stringify([1]) as unknown as number[],
          server: 'cat350_v2',
          status: 'active',
        })
        .execute();
      await tx.insertInto('user_credential').values({ user_id: id, password_hash: hash }).execute();
      people[role] = { id, username };
    }
    await continueKeys(tx, ['agent', 'app_user']);
    return people;
  });
}

export function replyOf(response: LightMyRequestResponse): Reply {
  const isJson = String(response.headers['content-type'] ?? '').includes('json');
  return {
    status: response.statusCode,
    body: isJson ? (response.json() as Readonly<Record<string, unknown>>) : {},
    headers: response.headers,
    text: response.payload,
  };
}

export async function post(
  app: FastifyInstance,
  url: string,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<Reply> {
  return replyOf(
    await app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/json', ...headers },
      payload: JSON.stringify(body),
    }),
  );
}

export async function get(
  app: FastifyInstance,
  url: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Reply> {
  return replyOf(await app.inject({ method: 'GET', url, headers }));
}

/** Signs in and returns the header for further calls. */
export async function signIn(
  app: FastifyInstance,
  name: string,
  secret = password,
): Promise<{ authorization: string }> {
  const { body } = await post(app, '/api/auth', { email: name, password: secret });
  if (body.error !== 0) throw new Error(`${name} could not sign in: ${JSON.stringify(body)}`);
  return { authorization: `Bearer ${String(body.access_token)}` };
}

/** Gives somebody who was added a password, without the letter that leads to it. */
export async function givePassword({ database: { db } }: Pick<World, 'database'>, userId: number, secret = password) {
  await db
    .updateTable('user_credential')
    .set({ password_hash: await hashPassword(secret) })
    .where('user_id', '=', userId)
    .execute();
}

/** Data of a successful reply. */
export function dataOf(reply: Reply): Readonly<Record<string, unknown>> {
  if (reply.body.error !== 0) throw new Error(`${reply.status} ${reply.text.slice(0, 500)}`);
  return reply.body.data as Readonly<Record<string, unknown>>;
}

/** Rows of a successful list. */
export function rowsOf(reply: Reply): readonly Readonly<Record<string, unknown>>[] {
  return dataOf(reply) as unknown as readonly Readonly<Record<string, unknown>>[];
}
