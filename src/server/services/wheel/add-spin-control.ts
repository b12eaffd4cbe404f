import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { formatMoney } from '#contract/money.ts';
import type { Context } from '../../context.ts';
import { FailureError, invalid } from '../../failure.ts';
import { maybe } from '../../ledger/sql.ts';
import { fieldsOf, isNear } from '../../providers/sandbox/near.ts';
import { spin } from './spin/spin.ts';

/**
 * `POST /api/sandbox/wheel/{id}`: a member turns a wheel, for developers: `{ "username": "cta0812345" }`, and `key` to
 * send a spin twice. Whoever starts the process registers it where the outside is the sandbox's and the address is the
 * machine's own; in an operator's house the player's side calls `spin`.
 */
export function addSpinControl(app: FastifyInstance, context: Context): void {
  app.post<{ Params: { id: string }; Body: unknown }>(
    '/api/sandbox/wheel/:id',
    { config: { isPublic: true } },
    async (request) => {
      if (!isNear(request)) throw new FailureError(403);
      const { username, key } = fieldsOf(request.body);
      if (typeof username !== 'string') throw invalid({ username: 'a username such as "cta0812345"' });
      const wheelId = Number(request.params.id);
      if (!Number.isInteger(wheelId) || wheelId < 1 || wheelId > 2_147_483_647) throw invalid({ id: 'a wheel' });
      const requestKey = typeof key === 'string' ? key.slice(0, 64) : randomUUID();
      const result = await context.transaction(async (ctx) => {
        const member = await maybe(sql<{ id: number }>`select id from member where username = ${username}`, ctx.tx);
        if (!member) throw invalid({ username: 'unknown' });
        return spin(ctx, { wheelId, memberId: member.id, key: requestKey });
      });
      return { error: 0, data: { ...result, value: formatMoney(result.value) } };
    },
  );
}
