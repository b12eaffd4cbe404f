import { sql } from 'kysely';
import type { Services } from '#generated/api/handlers.ts';
import { forbidden, lockedBy, missing } from '#server/base/failure.ts';
import type { Context, TransactionContext } from '#server/context/context.ts';
import { maybe, one } from '#server/db/sql.ts';
import { holderOf, lockSeconds } from './rules/soft-lock.ts';
import { financeTexts } from './texts.ts';

interface ClaimReply {
  readonly id: number;
  readonly locked_by: number | null;
  readonly locked_by_name: string | null;
  readonly locked_at: string | null;
  readonly expires_at: string | null;
}

/** Statuses in which nothing is left to do. */
const finished: ReadonlySet<string> = new Set(['success', 'refunded']);

/**
 * Takes a request into hand for 120 s, or renews that. 423 with the holder's name while somebody else has it; taking
 * over needs a permission of its own. A finished request is nobody's.
 */
export const claim: Services<Context>['withdraw.claim'] = ({ body }, context) =>
  context.transaction(async (ctx) => {
    const { status, holder } = await look(ctx, body.id);
    const me = ctx.principal.userId;
    const mine = holder?.userId === me;
    if (holder && !mine) {
      // A screen that has the request open asks again and again: nobody did anything.
      if (!body.take_over)
        throw lockedBy({ by: holder.name, action: 'claim', at: holder.at.toISOString() }, { isNoEvent: true });
      if (!ctx.can('finance.withdraw.takeover')) throw forbidden(financeTexts.mayNotTakeOver);
    }
    if (finished.has(status)) return nobody(body.id);
    const { at } = await one(
      sql<{ at: Date }>`
        update withdrawal set locked_by = ${me}, locked_at = clock_timestamp() where id = ${body.id}
        returning locked_at as at`,
      ctx.tx,
    );
    // Renewing says nothing new.
    if (!mine)
      await ctx.audit({
        action: ctx.endpoint.id,
        entityType: 'Withdrawal',
        entityId: body.id,
        before: { locked_by: holder?.userId ?? null },
        after: { locked_by: me },
      });
    return {
      id: body.id,
      locked_by: me,
      locked_by_name: ctx.principal.name,
      locked_at: at.toISOString(),
      expires_at: new Date(at.getTime() + lockSeconds * 1000).toISOString(),
    };
  });

/** Puts a request back, if it is in this person's hand. */
export const release: Services<Context>['withdraw.release'] = ({ body }, context) =>
  context.transaction(async (ctx) => {
    await look(ctx, body.id);
    const released = await maybe(
      sql<{ id: number }>`
        update withdrawal set locked_by = null, locked_at = null
        where id = ${body.id} and locked_by = ${ctx.principal.userId} returning id`,
      ctx.tx,
    );
    if (released)
      await ctx.audit({
        action: ctx.endpoint.id,
        entityType: 'Withdrawal',
        entityId: body.id,
        before: { locked_by: ctx.principal.userId },
        after: { locked_by: null },
      });
    const holder = await holderOf(ctx.tx, body.id);
    if (!holder) return nobody(body.id);
    return {
      id: body.id,
      locked_by: holder.userId,
      locked_by_name: holder.name,
      locked_at: holder.at.toISOString(),
      expires_at: new Date(holder.at.getTime() + lockSeconds * 1000).toISOString(),
    };
  });

/** The request, locked; it must be one that this person may see. */
async function look(ctx: TransactionContext, id: number) {
  const row = await maybe(
    sql<{ agent_id: number; status: string }>`
      select agent_id::integer as agent_id, status from withdrawal where id = ${id} for no key update`,
    ctx.tx,
  );
  if (!row || !ctx.mayServe(row.agent_id)) throw missing();
  return { status: row.status, holder: await holderOf(ctx.tx, id) };
}

function nobody(id: number): ClaimReply {
  return { id, locked_by: null, locked_by_name: null, locked_at: null, expires_at: null };
}
