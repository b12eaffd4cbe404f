import { type RawBuilder, sql } from 'kysely';
import type { Text } from '#contract/text.ts';
import { activityStateOptions } from '#generated/api/enums/activity-state.ts';
import { memberLevelOptions } from '#generated/api/enums/member-level.ts';
import { smsSegmentOptions } from '#generated/api/enums/sms-segment.ts';
import { invalid } from '#server/base/failure.ts';
import type { RowOf, TransactionContext } from '#server/context/context.ts';
import { type Executor, many, one, type Tx } from '#server/db/sql.ts';
import type { Recipient } from './filled-message.ts';
import { type Asking, type ReportFilters, readFilters, shownBy } from './report-audience.ts';
import { promotionTexts } from './texts.ts';

/** To whom a text goes, as it was asked for and checked. */
export interface Audience {
  readonly segment: RowOf<'sms_campaign'>['segment'];
  readonly agent_ids: readonly number[];
  readonly levels?: readonly string[];
  readonly activity_states?: readonly string[];
  /** Days without a sign-in, a deposit or a bet; of the segment `inactive`. */
  readonly inactive_days?: number;
  /** Of the segment `list`. */
  readonly usernames?: readonly string[];
  /** Of the segment `report`: what the report of activity was filtered by. */
  readonly filters?: ReportFilters;
}

type Segment = Audience['segment'];
const isSegment = (word: unknown): word is Segment => smsSegmentOptions.some(({ value }) => value === word);

/** Most members that are named one by one. */
const mostNames = 1000;

const known = ['segment', 'agent_ids', 'levels', 'activity_states', 'inactive_days', 'usernames', 'filters'];

function wordsOf(value: unknown, options: readonly { readonly value: string }[]): readonly string[] | undefined {
  if (!Array.isArray(value)) return undefined;
  return value.every((word) => options.some((option) => option.value === word)) ? value.map(String) : undefined;
}

/** Reads what was sent. Throws 422 with the names of the form's fields. */
export function readAudience(sent: unknown, ctx: Pick<TransactionContext, 'mayServe'> & Asking): Audience {
  const given: Readonly<Record<string, unknown>> = typeof sent === 'object' && sent !== null ? { ...sent } : {};
  const wrong: Record<string, Text> = {};
  for (const key of Object.keys(given))
    if (!known.includes(key)) wrong.audience = promotionTexts.conditionIsNotKnown({ key: key.slice(0, 40) });
  const segment = isSegment(given.segment) ? given.segment : undefined;
  if (!segment) wrong.segment = promotionTexts.chooseAnAudience;
  const agents = Array.isArray(given.agent_ids) ? given.agent_ids.filter((id) => Number.isInteger(id)) : [];
  if (agents.length === 0) wrong.agent_ids = promotionTexts.chooseAnAgent;
  else if (agents.length > 500 || !agents.every((id) => ctx.mayServe(id)))
    wrong.agent_ids = promotionTexts.theAgentWasNotFound;
  const levels = given.levels == null ? undefined : wordsOf(given.levels, memberLevelOptions);
  if (given.levels != null && !levels) wrong.levels = promotionTexts.theLevelIsNotValid;
  const states = given.activity_states == null ? undefined : wordsOf(given.activity_states, activityStateOptions);
  if (given.activity_states != null && !states) wrong.activity_states = promotionTexts.theStatusIsNotValid;
  const days = given.inactive_days;
  if (days != null && !(Number.isInteger(days) && Number(days) >= 1 && Number(days) <= 3650)) {
    wrong.inactive_days = promotionTexts.mustBe1To3650Days;
  } else if (segment === 'inactive' && days == null) wrong.inactive_days = promotionTexts.fillInTheNumberOfDays;
  const names = Array.isArray(given.usernames)
    ? [...new Set(given.usernames.filter((name) => typeof name === 'string').map((name) => name.trim().toLowerCase()))]
    : [];
  if (segment === 'list' && names.length === 0) wrong.usernames = promotionTexts.nameSomeUsers;
  if (names.length > mostNames) wrong.usernames = promotionTexts.atMostCanBeNamed({ mostNames });
  if (!segment || Object.keys(wrong).length > 0) throw invalid(wrong);
  return {
    segment,
    agent_ids: [...new Set(agents.map(Number))].sort((a, b) => a - b),
    ...(levels && levels.length > 0 ? { levels } : {}),
    ...(states && states.length > 0 ? { activity_states: states } : {}),
    ...(days == null ? {} : { inactive_days: Number(days) }),
    ...(segment === 'list' ? { usernames: names } : {}),
    ...(segment === 'report' ? { filters: readFilters(given.filters, ctx) } : {}),
  };
}

/** Members that an audience means, whatever can be sent to them. */
function aimed(audience: Audience, asking: Asking): RawBuilder<unknown> {
  const { segment, agent_ids: agents, levels, activity_states: states, inactive_days: days, usernames } = audience;
  const conditions = [
    sql`agent_id in (${sql.join([...agents])})`,
    ...(levels ? [sql`level in (${sql.join([...levels])})`] : []),
    ...(states ? [sql`activity_state in (${sql.join([...states])})`] : []),
    ...(days === undefined
      ? []
      : [
          sql`greatest(registered_at, last_login_at, last_deposit_at, last_bet_at)
            < ${asking.clock.now()}::timestamptz - ${days}::integer * interval '1 day'`,
        ]),
    ...(audience.filters ? [shownBy(audience.filters, asking)] : []),
    ...(segment === 'no_deposit' ? [sql`deposit_count = 0`] : []),
    ...(segment === 'vip' ? [sql`(level in ('platinum', 'diamond') or tags @> '["vip"]'::jsonb)`] : []),
    ...(segment === 'list'
      ? [sql`username in (select jsonb_array_elements_text(${JSON.stringify(usernames ?? [])}::jsonb))`]
      : []),
  ];
  return sql`select id, agent_id, mobile, status from member where ${sql.join(conditions, sql` and `)}`;
}

/** Of those, whom a text can be sent to: members in good standing, each number once. */
const reachable = sql`
  select distinct on (mobile) id, agent_id, mobile from aimed
  where status = 'active' order by mobile, id`;

/** How many get it, and why the others do not. */
export interface Reach {
  readonly queued: number;
  readonly skipped: number;
  readonly skipped_inactive: number;
  readonly skipped_duplicate: number;
  /** Members that were named and are not there. */
  readonly skipped_unknown: number;
}

/** Counts an audience; nothing is kept. */
export async function countAudience(db: Executor, audience: Audience, asking: Asking): Promise<Reach> {
  const { all, active, good } = await one(
    sql<{ all: number; active: number; good: number }>`
      with aimed as (${aimed(audience, asking)})
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

/** Somebody who gets the text, with what is filled in for them. */
export interface Addressee extends Recipient {
  readonly id: number;
  readonly agent_id: number;
  readonly mobile: string;
}

/** Everybody who gets it, in the order in which it is sent. */
export function addressees(db: Executor, audience: Audience, asking: Asking): Promise<readonly Addressee[]> {
  return many(
    sql<Addressee>`
      with aimed as (${aimed(audience, asking)}), good as (${reachable})
      select good.id::integer as id, good.agent_id::integer as agent_id, good.mobile, member.username, member.name,
        agent.name as agent, agent.domain as site
      from good join member on member.id = good.id join agent on agent.id = good.agent_id order by good.id`,
    db,
  );
}

/** Lines of one insert. */
const batch = 1000;

/** One line of a campaign; `text` where it is not that of the campaign. */
export interface Line {
  readonly member_id: number;
  readonly agent_id: number;
  readonly mobile: string;
  readonly text: string | null;
  readonly parts: number;
}

/** Writes one line for everybody who gets it. Whoever joins the audience later does not. */
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
