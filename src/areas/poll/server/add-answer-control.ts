import type { FastifyInstance } from 'fastify';
import { invalid } from '#server/base/failure.ts';
import type { Context } from '#server/context/context.ts';
import { addPlay } from '#server/providers/sandbox/play.ts';
import { takeAnswer } from './take-answer.ts';

/**
 * `POST /api/sandbox/poll/{id}`: a member answers a poll, as another program sends it (`ingest.poll_answers`). `answer` is
 * the label of a choice, a list of labels where several may be chosen, or a number where the poll requires one.
 */
export function addAnswerControl(app: FastifyInstance, context: Context): void {
  addPlay(app, context, 'poll', (ctx, { id, username, body }) => {
    const { answer, ip, device_id: deviceId } = body;
    const choices = [answer].flat().filter((one) => typeof one === 'string');
    if (choices.length === 0) throw invalid({ answer: 'a choice such as "Team A", several, or a number as text' });
    const fact = {
      ...{ username, poll_id: id, choices, number: choices.join() },
      ...(typeof ip === 'string' ? { ip } : {}),
      ...(typeof deviceId === 'string' ? { device_id: deviceId.slice(0, 64) } : {}),
    };
    return takeAnswer(fact, ctx);
  });
}
