import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { FailureError, invalid } from '../../base/failure.ts';
import type { Context, TransactionContext } from '../../context/context.ts';
import { maybe } from '../../db/sql.ts';
import { type Fields, fieldsOf, isNear } from './near.ts';

/** What a member does at one place of the members' site. */
export interface Turn {
  /** What is played. */
  readonly id: number;
  readonly memberId: number;
  readonly username: string;
  /** What else was sent. */
  readonly body: Fields;
}

/** Largest key that there is. */
const most = 2_147_483_647;

/**
 * Registers `POST /api/sandbox/{place}/{id}`: a member plays, for developers, who say as whom: `{ "username":
 * "cta0812345" }`. One turn is one transaction. `main.ts` registers it if the outside is the
 * sandbox's and the address is the machine's own; in an operator's house the members' site calls the same services.
 */
export function addPlay(
  app: FastifyInstance,
  context: Context,
  place: string,
  play: (ctx: TransactionContext, turn: Turn) => Promise<object>,
): void {
  app.post<{ Params: { id: string }; Body: unknown }>(
    `/api/sandbox/${place}/:id`,
    { config: { isPublic: true } },
    async (request) => {
      if (!isNear(request)) throw new FailureError(403);
      const body = fieldsOf(request.body);
      const { username } = body;
      if (typeof username !== 'string') throw invalid({ username: 'a username such as "cta0812345"' });
      const id = Number(request.params.id);
      if (!Number.isInteger(id) || id < 1 || id > most) throw invalid({ id: `a ${place}` });
      const data = await context.transaction(async (ctx) => {
        const member = await maybe(sql<{ id: number }>`select id from member where username = ${username}`, ctx.tx);
        if (!member) throw invalid({ username: 'unknown' });
        return play(ctx, { id, memberId: member.id, username, body });
      });
      return { error: 0, data };
    },
  );
}
