import type { Services } from '#generated/api/handlers.ts';
import { conflicted, missing } from '#server/base/failure.ts';
import type { Context } from '#server/context/context.ts';
import { concerns } from '#server/context/scope.ts';
import { move } from '#server/lifecycle/move.ts';
import type { ExampleOf } from './example.ts';
import { checkHolds } from './rules.ts';
import { endSecrets, freshSecret, keepSecret } from './secrets.ts';

/** `POST /api/integration/key/rotate`: a new secret, in its reply alone; the old one works on for some hours, or ends at once. */
export const keyRotate =
  (example: ExampleOf): Services<Context>['key.rotate'] =>
  ({ body }, context) =>
    context.transaction(async (ctx) => {
      const { tx, principal } = ctx;
      const { id, version, overlap_hours: hours } = body;
      const row = await tx.selectFrom('api_key').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
      if (!row || !concerns(principal, row.agent_ids)) throw missing();
      if (row.version !== version) throw conflicted();
      checkHolds(ctx, row);
      const fresh = freshSecret();
      const until = await endSecrets(tx, id, hours);
      await keepSecret(tx, id, fresh);
      const { prefix } = fresh;
      await move(ctx, {
        ...{ entity: 'ApiKey', row, move: hours === 0 ? 'replace' : 'rotate', action: 'key.rotate' },
        set: { prefix, overlap_until: hours === 0 ? null : until },
        after: { prefix, overlap_until: hours === 0 ? null : until },
      });
      return { id, secret: fresh.secret, example: example(row.scopes) };
    });
