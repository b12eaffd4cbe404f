import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Services } from '#generated/api/handlers.ts';
import type { KeyAddBody } from '#generated/api/integration.ts';
import type { Context, TransactionContext } from '#server/context/context.ts';
import { one } from '#server/db/sql.ts';
import { recordEvent } from '#server/lifecycle/record-event.ts';
import type { ExampleOf } from './example.ts';
import { checkAgents, checkExpiry, checkScopes } from './rules.ts';
import { freshSecret, keepSecret } from './secrets.ts';

const list = (values: readonly unknown[]) => sql`${JSON.stringify(values)}::jsonb`;

/**
 * The account that a key acts as: it stands in `created_by` and in the audit log, sees what the key speaks for, and nobody signs
 * in with it. Its address is none (RFC 2606).
 */
async function addAccount({ tx, principal }: TransactionContext, name: string, agents: readonly number[]) {
  const username = `key_${randomBytes(8).toString('hex')}`;
  const { id } = await one(
    sql<{ id: number }>`
      insert into app_user (username, email, name, agent_ids, server, status, created_by, updated_by)
      select ${username}, ${`${username}@keys.invalid`}, ${name}, ${list(agents)}, person.server, 'machine', person.id, person.id
      from app_user person where person.id = ${principal.userId} returning id::integer as id`,
    tx,
  );
  return id;
}

async function add(ctx: TransactionContext, body: KeyAddBody) {
  const { tx, principal } = ctx;
  const { name, scopes, note } = body;
  const [agents, addresses] = [body.agent_ids ?? [], body.allow_ips ?? []];
  const expiresAt = new Date(body.expires_at);
  checkExpiry(ctx, expiresAt);
  await checkScopes(ctx, scopes);
  await checkAgents(ctx, agents);
  const fresh = freshSecret();
  const account = await addAccount(ctx, name, agents);
  const { id } = await one(
    sql<{ id: number }>`
      insert into api_key (name, prefix, account_id, responsible_id, scopes, agent_ids, allow_ips, expires_at, note,
        created_by, updated_by)
      values (${name}, ${fresh.prefix}, ${account}, ${principal.userId}, ${list(scopes)}, ${list(agents)}, ${list(addresses)},
        ${expiresAt}::timestamptz, ${note ?? null}, ${principal.userId}, ${principal.userId})
      returning id::integer as id`,
    tx,
  );
  await keepSecret(tx, id, fresh);
  await recordEvent(tx, { entity: 'ApiKey', id, action: 'create', to: 'active', version: 1 }, principal);
  const { prefix } = fresh;
  await ctx.audit({
    ...{ action: 'key.add', entityType: 'ApiKey', entityId: id },
    after: { name, prefix, scopes, agent_ids: agents, allow_ips: addresses, expires_at: expiresAt },
  });
  return { id, secret: fresh.secret };
}

/** `POST /api/integration/key/add`: its reply is the only place where the secret ever is. */
export const keyAdd =
  (example: ExampleOf): Services<Context>['key.add'] =>
  async ({ body }, context) => ({
    ...(await context.transaction((ctx) => add(ctx, body))),
    example: example(body.scopes),
  });
