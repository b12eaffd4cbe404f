import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { formatMoney } from '#contract/money.ts';
import type { Context } from '#server/context/context.ts';
import { addPlay } from '#server/providers/sandbox/play.ts';
import { spin } from './spin/spin.ts';

/** `POST /api/sandbox/wheel/{id}`: a member spins a wheel; repeating the `key` replays the same spin. */
export function addSpinControl(app: FastifyInstance, context: Context): void {
  addPlay(app, context, 'wheel', async (ctx, { id, memberId, body }) => {
    const key = typeof body.key === 'string' ? body.key.slice(0, 64) : randomUUID();
    const result = await spin(ctx, { wheelId: id, memberId, key });
    return { ...result, value: formatMoney(result.value) };
  });
}
