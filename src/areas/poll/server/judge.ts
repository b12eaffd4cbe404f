import { type RawBuilder, sql } from 'kysely';
import { many, one, type Tx } from '#server/db/sql.ts';
import type { Poll } from './poll-row.ts';

/** Statuses of members who may never win. */
export const barredStatuses = sql`('suspended', 'blacklist')`;

type Terms = Pick<
  Poll,
  | 'id'
  | 'type'
  | 'choice_mode'
  | 'correct_answer'
  | 'join_condition'
  | 'join_min_deposit'
  | 'join_min_turnover'
  | 'open_at'
  | 'close_at'
>;

/** SQL condition: the member of `answer` fulfils the poll's join condition. */
function meets(poll: Terms): RawBuilder<boolean> {
  const minDeposit = poll.join_min_deposit ?? 1n;
  switch (poll.join_condition) {
    case 'none':
      return sql`true`;
    case 'deposit_today':
      return sql`(select coalesce(sum(day.deposit_total), 0) from member_day day
        where day.member_id = answer.member_id and day.stat_date = bangkok_day(answer.submitted_at)) >= ${minDeposit}::bigint`;
    case 'deposit_period':
      return sql`(select coalesce(sum(event.deposit_total), 0) from money_event event
        where event.member_id = answer.member_id and event.at between ${poll.open_at}::timestamptz and ${poll.close_at}::timestamptz
          and event.stat_date between bangkok_day(${poll.open_at}::timestamptz) and bangkok_day(${poll.close_at}::timestamptz)) >= ${minDeposit}::bigint`;
    case 'turnover':
      return sql`(select coalesce(sum(day.valid_turnover), 0) from member_day day
        where day.member_id = answer.member_id
          and day.stat_date between bangkok_day(${poll.open_at}::timestamptz) and bangkok_day(${poll.close_at}::timestamptz)) >= ${poll.join_min_turnover ?? 1n}::bigint`;
  }
}

/**
 * Sets whether the members of answers are eligible, and why not: suspended, answered from a device or address that
 * another member had used before, or join condition not met. `only` = one answer, else all.
 */
export async function updateEligibility(tx: Tx, poll: Terms, only?: number): Promise<void> {
  await many(
    sql`
      update poll_submission as answer set eligible = told.reason is null, ineligible_reason = told.reason
      from (
        select answer.submission_id, case
          when member.status in ${barredStatuses} then 'suspended'
          when exists (select from poll_submission other where other.poll_id = answer.poll_id
            and other.member_id <> answer.member_id and other.submission_id < answer.submission_id and other.ip = answer.ip)
            or exists (select from poll_submission other where other.poll_id = answer.poll_id
              and other.member_id <> answer.member_id and other.submission_id < answer.submission_id
              and other.device_id = answer.device_id) then 'duplicate'
          when not ${meets(poll)} then 'condition' end as reason
        from poll_submission answer join member on member.id = answer.member_id
        where answer.poll_id = ${poll.id} and (${only ?? null}::integer is null or answer.submission_id = ${only ?? null}::integer)
      ) as told
      where told.submission_id = answer.submission_id
        and (answer.eligible, answer.ineligible_reason) is distinct from (told.reason is null, told.reason)`,
    tx,
  );
}

/** Whether a poll of this type can be announced without a correct answer; then no answer is wrong. */
export const allowsNoCorrectAnswer = (type: Poll['type']) => type === 'vote' || type === 'survey';

/**
 * Marks every answer of a poll as correct or not. With a single choice any correct one counts; with several, exactly
 * the correct ones must have been chosen. Returns the number of correct answers.
 */
export async function markCorrectAnswers(tx: Tx, poll: Terms): Promise<number> {
  const { ids } = await one(
    sql<{ ids: readonly number[] }>`
      select coalesce(jsonb_agg(id order by id), '[]'::jsonb) as ids from poll_item where poll_id = ${poll.id} and is_correct`,
    tx,
  );
  const correct = sql`${JSON.stringify(ids)}::jsonb`;
  const isRight =
    poll.choice_mode === 'number'
      ? poll.correct_answer === null
        ? sql`true`
        : sql`answer = ${poll.correct_answer}`
      : ids.length === 0 && allowsNoCorrectAnswer(poll.type)
        ? sql`true`
        : poll.choice_mode === 'multiple'
          ? sql`item_ids = ${correct}`
          : sql`${correct} @> item_ids`;
  await many(
    sql`update poll_submission set is_correct = ${isRight} where poll_id = ${poll.id} and is_correct is distinct from (${isRight})`,
    tx,
  );
  const { count } = await one(
    sql<{ count: number }>`
      select count(*)::integer as count from poll_submission where poll_id = ${poll.id} and is_correct`,
    tx,
  );
  return count;
}

/** The stored form of a number: `007.50` → `7.5`; undefined = not a number. */
export function plainNumber(text: string): string | undefined {
  const digits = text.trim();
  return /^-?\d{1,12}(\.\d{1,4})?$/.test(digits) ? String(Number(digits)) : undefined;
}
