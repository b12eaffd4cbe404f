import { type RawBuilder, sql } from 'kysely';
import type { Text } from '#contract/text.ts';
import type { SmsAudience, SmsAudienceInput } from '#generated/api/promotion.ts';
import { invalid } from '#server/base/failure.ts';
import type { TransactionContext } from '#server/context/context.ts';
import { type Executor, many, one, type Tx } from '#server/db/sql.ts';
import type { Recipient } from './filled-message.ts';
import { readFilters, reportMembers, type SenderContext } from './report-audience.ts';
import { promotionTexts } from './texts.ts';

/** The recipients of a campaign, as requested and validated. */
export type Audience = SmsAudience;

/** Validates the requested audience. Throws 422 with the names of the form's fields. */
export function readAudience(
  requested: SmsAudienceInput,
  ctx: Pick<TransactionContext, 'mayServe'> & SenderContext,
): Audience {
  const errors: Record<string, Text> = {};
  const { segment, agent_ids: agents, levels, activity_states: states, inactive_days: days = null } = requested;
  if (agents.length === 0) errors.agent_ids = promotionTexts.chooseAnAgent;
  else if (!agents.every((id) => ctx.mayServe(id))) errors.agent_ids = promotionTexts.theAgentWasNotFound;
  if (days !== null && !(days >= 1 && days <= 3650)) errors.inactive_days = promotionTexts.mustBe1To3650Days;
  else if (segment === 'inactive' && days === null) errors.inactive_days = promotionTexts.fillInTheNumberOfDays;
  const names = [...new Set((requested.usernames ?? []).map((name) => name.trim().toLowerCase()))];
  if (segment === 'list' && names.length === 0) errors.usernames = promotionTexts.nameSomeUsers;
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return {
    segment,
    agent_ids: [...new Set(agents)].sort((a, b) => a - b),
    levels: levels && levels.length > 0 ? levels : null,
    activity_states: states && states.length > 0 ? states : null,
    inactive_days: days,
    usernames: segment === 'list' ? names : null,
    filters: segment === 'report' ? readFilters(requested.filters ?? undefined, ctx) : null,
  };
}

/** Members in the audience, whether or not a text can be sent to them. */
function inAudience(audience: Audience, asking: SenderContext): RawBuilder<unknown> {
  const { segment, agent_ids: agents, levels, activity_states: states, inactive_days: days, usernames } = audience;
  const conditions = [
    sql`agent_id in (${sql.join([...agents])})`,
    ...(levels ? [sql`level in (${sql.join([...levels])})`] : []),
    ...(states ? [sql`activity_state in (${sql.join([...states])})`] : []),
    ...(days === null
      ? []
      : [
          sql`greatest(registered_at, last_login_at, last_deposit_at, last_bet_at)
            < ${asking.clock.now()}::timestamptz - ${days}::integer * interval '1 day'`,
        ]),
    ...(audience.filters ? [reportMembers(audience.filters, asking)] : []),
    ...(segment === 'no_deposit' ? [sql`deposit_count = 0`] : []),
    ...(segment === 'vip' ? [sql`(level in ('platinum', 'diamond') or tags @> '["vip"]'::jsonb)`] : []),
    ...(segment === 'list'
      ? [sql`username in (select jsonb_array_elements_text(${JSON.stringify(usernames ?? [])}::jsonb))`]
      : []),
  ];
  return sql`select id, agent_id, mobile, status from member where ${sql.join(conditions, sql` and `)}`;
}

/** Members of the audience who can be reached: active ones, each number once. */
const reachable = sql`
  select distinct on (mobile) id, agent_id, mobile from aimed
  where status = 'active' order by mobile, id`;

/** Number of recipients, and of members skipped by reason. */
export interface Reach {
  readonly queued: number;
  readonly skipped: number;
  readonly skipped_inactive: number;
  readonly skipped_duplicate: number;
  /** Named members that do not exist. */
  readonly skipped_unknown: number;
}

/** Counts an audience; stores nothing. */
export async function countAudience(db: Executor, audience: Audience, asking: SenderContext): Promise<Reach> {
  const { all, active, good } = await one(
    sql<{ all: number; active: number; good: number }>`
      with aimed as (${inAudience(audience, asking)})
      select count(*)::integer as all, count(*) filter (where status = 'active')::integer as active,
        count(distinct mobile) filter (where status = 'active')::integer as good
      from aimed`,
    db,
  );
  const unknown = Math.max(0, (audience.usernames?.length ?? 0) - all);
  return {
    queued: good,
    skipped: all - good + unknown,
    skipped_inactive: all - active,
    skipped_duplicate: active - good,
    skipped_unknown: unknown,
  };
}

/** A recipient, with the values of the placeholders. */
export interface Addressee extends Recipient {
  readonly id: number;
  readonly agent_id: number;
  readonly mobile: string;
}

/** All recipients, in sending order. */
export function addressees(db: Executor, audience: Audience, asking: SenderContext): Promise<readonly Addressee[]> {
  return many(
    sql<Addressee>`
      with aimed as (${inAudience(audience, asking)}), good as (${reachable})
      select good.id::integer as id, good.agent_id::integer as agent_id, good.mobile, member.username, member.name,
        agent.name as agent, agent.domain as site
      from good join member on member.id = good.id join agent on agent.id = good.agent_id order by good.id`,
    db,
  );
}

/** Rows per insert. */
const batch = 1000;

/** One text of a campaign; `text` if it differs from that of the campaign. */
export interface Line {
  readonly member_id: number;
  readonly agent_id: number;
  readonly mobile: string;
  readonly text: string | null;
  readonly parts: number;
}

/** Inserts one row per recipient. Members who join the audience later get no text. */
export async function queueLines(tx: Tx, campaignId: number, lines: readonly Line[]): Promise<void> {
  for (let at = 0; at < lines.length; at += batch) {
    await many(
      sql`
        insert into sms_message (campaign_id, member_id, agent_id, mobile, text, parts, state)
        select ${campaignId}::integer, line.member_id, line.agent_id, line.mobile, line.text, line.parts, 'queued'
        from json_to_recordset(${JSON.stringify(lines.slice(at, at + batch))}::json)
          as line (member_id integer, agent_id integer, mobile text, text text, parts integer)`,
      tx,
    );
  }
}
