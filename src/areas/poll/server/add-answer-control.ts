import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { invalid } from '#server/base/failure.ts';
import type { Context } from '#server/context/context.ts';
import { many, one, type Tx } from '#server/db/sql.ts';
import { addPlay } from '#server/providers/sandbox/play.ts';
import { submitAnswer } from './submit.ts';
import { pollTexts } from './texts.ts';

/** Library ids of choices by their labels in the poll. */
async function choicesByLabel(tx: Tx, pollId: number, labels: readonly string[]): Promise<readonly number[]> {
  const matches = await many(
    sql<{ id: number }>`
      select choice_id::integer as id from poll_item where poll_id = ${pollId}
        and label in (select jsonb_array_elements_text(${JSON.stringify(labels)}::jsonb)) order by id`,
    tx,
  );
  if (matches.length < new Set(labels).size) throw invalid({ answer: pollTexts.thePollHasNoSuchChoice });
  return matches.map(({ id }) => id);
}

/**
 * `POST /api/sandbox/poll/{id}`: a member answers a poll. `answer` is the label of a choice, a list of labels where
 * several may be chosen, or a number where the poll requires one. Returns whether the member is currently eligible to
 * win.
 */
export function addAnswerControl(app: FastifyInstance, context: Context): void {
  addPlay(app, context, 'poll', async (ctx, { id: pollId, memberId, body }) => {
    const { answer, ip, device_id: deviceId } = body;
    const labels = [answer].flat().filter((one) => typeof one === 'string');
    if (labels.length === 0) throw invalid({ answer: 'a choice such as "Team A", several, or a number as text' });
    const { mode } = await one(
      sql<{ mode: string | null }>`select max(choice_mode) as mode from poll where id = ${pollId}`,
      ctx.tx,
    );
    const { id } = await submitAnswer(ctx, {
      ...{ pollId, memberId },
      ...(mode === 'number'
        ? { number: labels.join() }
        : { choiceIds: mode === null ? [] : await choicesByLabel(ctx.tx, pollId, labels) }),
      ...(typeof ip === 'string' ? { ip } : {}),
      ...(typeof deviceId === 'string' ? { deviceId: deviceId.slice(0, 64) } : {}),
    });
    const { eligible, reason } = await one(
      sql<{ eligible: boolean; reason: string | null }>`
        select eligible, ineligible_reason as reason from poll_submission where submission_id = ${id}`,
      ctx.tx,
    );
    return { submission_id: id, eligible, ineligible_reason: reason };
  });
}
