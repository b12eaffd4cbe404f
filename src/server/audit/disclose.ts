import { sql } from 'kysely';
import type { Context } from '../context/context.ts';

/** Masked values of one record. */
export interface Disclosure {
  readonly entity: string;
  readonly id: string | number;
  /** Names of the fields; empty if there is nothing to show. */
  readonly fields: readonly string[];
}

/** Called before masked values are shown in full; returns whether they may be, after writing the audit row. */
export type Disclose = (subject: Disclosure) => Promise<boolean>;

/**
 * Writes one audit row a session, record and hour before masked values of the record are shown in full. What a screen
 * asks for by itself writes none; it may be shown what this person was shown in the last twelve hours, and
 * nothing else. Without
 * the row there are no values: a failure to write is the caller's failure.
 */
export async function disclose(context: Omit<Context, 'disclose'>, subject: Disclosure): Promise<boolean> {
  const { principal, request } = context;
  if (subject.fields.length === 0) return true;
  const fields = [...subject.fields].sort();
  const key = {
    session_id: Number(principal.sessionId ?? 0),
    user_id: principal.userId,
    entity: subject.entity,
    entity_id: String(subject.id),
    fields: fields.join(','),
  };
  if (request.background) {
    // Per user, not per session: signing in again must not hide what is on the screen.
    const seen = await sql`
      select 1 from disclosure where user_id = ${key.user_id} and entity = ${key.entity} and entity_id = ${key.entity_id}
        and string_to_array(fields, ',') @> string_to_array(${key.fields}, ',')
        and hour > clock_timestamp() - interval '12 hours' limit 1`.execute(context.db);
    return seen.rows.length > 0;
  }
  await context.transaction(async (ctx) => {
    const first = await sql`
      insert into disclosure (session_id, user_id, entity, entity_id, fields, hour)
      values (${key.session_id}, ${key.user_id}, ${key.entity}, ${key.entity_id}, ${key.fields},
        date_trunc('hour', clock_timestamp()))
      on conflict do nothing returning 1`.execute(ctx.tx);
    if (first.rows.length === 0) return;
    await ctx.audit({
      action: `${subject.entity}.read`,
      entityType: subject.entity,
      entityId: subject.id,
      after: { fields, call: context.endpoint.id },
    });
  });
  return true;
}
