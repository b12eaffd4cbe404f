import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Row } from '#contract/envelope.ts';
import type { Context } from '../context/context.ts';
import { withoutNumbers } from './row.ts';

/**
 * Writes that somebody read what an `audited` call answers: one row a session, question and hour, so that a screen that
 * refreshes itself does not fill the log with itself.
 */
export async function auditReading(context: Context, query: Row): Promise<void> {
  const { principal, endpoint } = context;
  const filters = Object.fromEntries(
    Object.entries(query)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, value]) => [name, typeof value === 'string' ? withoutNumbers(value) : value]),
  );
  const question = createHash('sha256').update(JSON.stringify(filters)).digest('base64url');
  await context.transaction(async (ctx) => {
    const first = await sql`
      insert into disclosure (session_id, user_id, entity, entity_id, fields, hour)
      values (${Number(principal.sessionId ?? 0)}, ${principal.userId}, ${endpoint.id}, '', ${question},
        date_trunc('hour', clock_timestamp()))
      on conflict do nothing returning 1`.execute(ctx.tx);
    if (first.rows.length === 0) return;
    await ctx.audit({
      action: endpoint.id,
      ...(endpoint.entity === undefined ? {} : { entityType: endpoint.entity }),
      after: { filters: filters },
    });
  });
}
