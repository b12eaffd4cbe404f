import { sql } from 'kysely';
import type { IngestVisitsMade, VisitFactInput } from '#generated/api/member.ts';
import { type FailureError, invalid } from '#server/base/failure.ts';
import type { TransactionContext } from '#server/context/context.ts';
import { many } from '#server/db/sql.ts';
import { membersNamed, type NamedMember, unknownMember } from '#server/ingest/members.ts';
import { memberTexts } from '../texts.ts';

/** Milliseconds by which the clock of a sender may be ahead. */
const ahead = 5 * 60_000;

/**
 * Members sign in on their own site: the last of their visits is on their record, and each day of them counts. Visits are
 * taken in the order of their time, so that every day of a batch is told.
 */
export async function takeVisits(
  facts: readonly VisitFactInput[],
  ctx: TransactionContext,
): Promise<readonly (IngestVisitsMade | Error)[]> {
  const members = await membersNamed(
    ctx,
    facts.map(({ username }) => username),
  );
  const latest = ctx.clock.now().getTime() + ahead;
  const checked = facts.map((fact): FailureError | { fact: VisitFactInput; member: NamedMember } => {
    const member = members.get(fact.username);
    if (!member) return unknownMember(fact.username);
    if (Date.parse(fact.at) > latest) return invalid({ at: memberTexts.momentToCome });
    return { fact, member };
  });
  const rows = checked.flatMap((one) =>
    'fact' in one
      ? [{ id: one.member.id, at: one.fact.at, ip: one.fact.ip ?? null, device_id: one.fact.device_id ?? null }]
      : [],
  );
  const told = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as told (id integer, at timestamptz, ip text, device_id text)`;
  await many(sql`select id from member where id in (select id from ${told}) order by id for no key update`, ctx.tx);
  await many(
    sql`
      insert into member_login_day (member_id, stat_date)
      select distinct id, bangkok_day(at) from ${told} on conflict do nothing`,
    ctx.tx,
  );
  await many(
    sql`
      update member set last_login_at = told.at, last_ip = coalesce(told.ip, last_ip),
        device_id = coalesce(told.device_id, member.device_id)
      from (select distinct on (id) id, at, ip, device_id from ${told} order by id, at desc) as told
      where member.id = told.id and (last_login_at is null or last_login_at < told.at)`,
    ctx.tx,
  );
  return checked.map((one) => ('fact' in one ? {} : one));
}
