import { sql } from 'kysely';
import { claimSeconds, holderName, takenName } from '#contract/claim.ts';
import type { Entity } from '#contract/endpoint.ts';
import type { Row } from '#contract/envelope.ts';
import { forbidden, lockedBy } from '../base/failure.ts';
import type { Answer, Call } from '../context/call.ts';
import type { TransactionContext } from '../context/context.ts';
import { entityOf } from '../context/platform.ts';
import { assignments } from '../lifecycle/columns.ts';
import { fieldColumn, updateRow } from '../lifecycle/update-row.ts';
import { envelopeOf } from '../records/envelope.ts';
import { keyValue } from '../records/numeric-key.ts';
import { lockHolderOf, lockRow } from '../records/write.ts';
import { callsTexts } from './texts.ts';

interface Taken {
  readonly by: number;
  readonly name: string;
  readonly at: Date;
}

/** Is nothing left to decide: does no move lead to another status? */
function isFinished({ lifecycle, ...entity }: Entity, row: Row): boolean {
  if (!lifecycle) return false;
  const status = String(row[fieldColumn(entity, lifecycle.field)]);
  return !Object.values(lifecycle.moves).some(({ from, to }) => to.length > 0 && from.includes(status));
}

/**
 * Takes a record into hand for a while, or renews that. 423 with the holder's name while somebody else has it; taking over
 * needs a permission of its own. A finished record is nobody's. The row is locked: of two who take it at once, one has it.
 */
export function claim(call: Call): Promise<Answer> {
  return held(call, async (ctx, entity, before) => {
    const { endpoint, body } = call;
    const other = lockHolderOf(entity, before, ctx);
    if (other !== undefined) {
      const at = before.locked_at instanceof Date ? before.locked_at.toISOString() : '';
      // A screen that has the record open asks again and again: nobody did anything.
      if (!body.take_over) throw lockedBy({ by: other, action: 'claim', at }, { isNoEvent: true });
      if (endpoint.over === undefined || !ctx.can(endpoint.over)) throw forbidden(callsTexts.mayNotTakeOver);
    }
    if (isFinished(entity, before)) return undefined;
    const { userId: me, name } = ctx.principal;
    const taken = await handTo(me, ctx, entity, before);
    // Renewing says nothing new.
    const mine = before['~held'] === true && before.locked_by === me;
    if (!mine) await note(call, ctx, entity, before, other === undefined ? null : before.locked_by, me);
    return taken?.locked_at instanceof Date ? { by: me, name, at: taken.locked_at } : undefined;
  });
}

/** Puts a record back, if it is in this person's hands. */
export function release(call: Call): Promise<Answer> {
  return held(call, async (ctx, entity, before) => {
    const other = lockHolderOf(entity, before, ctx);
    if (other !== undefined && before.locked_at instanceof Date)
      return { by: Number(before.locked_by), name: other, at: before.locked_at };
    if (before.locked_by !== ctx.principal.userId) return undefined;
    await handTo(null, ctx, entity, before);
    await note(call, ctx, entity, before, before.locked_by, null);
    return undefined;
  });
}

/** Writes whose hands a record is in; null = nobody's. */
function handTo(
  person: number | null,
  { tx }: TransactionContext,
  entity: Entity,
  before: Row,
): Promise<Row | undefined> {
  const at = person === null ? null : sql`clock_timestamp()`;
  return updateRow(tx, entity, before, assignments({ [holderName]: person, [takenName]: at }));
}

/** Locks the record, which must be one that this person may see, and answers whose hands it is in afterwards. */
function held(
  { platform, endpoint, body, ctx }: Call,
  change: (ctx: TransactionContext, entity: Entity, before: Row) => Promise<Taken | undefined>,
): Promise<Answer> {
  return ctx.transaction(async (inner) => {
    const entity = entityOf(platform, endpoint);
    const before = await lockRow(platform, entity, keyValue(entity, body[endpoint.key ?? entity.key]), inner);
    const taken = await change(inner, entity, before);
    const until = taken && new Date(taken.at.getTime() + claimSeconds * 1000);
    return {
      json: envelopeOf({
        [entity.key]: before[fieldColumn(entity, entity.key)],
        locked_by: taken?.by ?? null,
        locked_by_name: taken?.name ?? null,
        locked_at: taken?.at.toISOString() ?? null,
        expires_at: until?.toISOString() ?? null,
      }),
    };
  });
}

function note(
  { endpoint }: Call,
  ctx: TransactionContext,
  entity: Entity,
  row: Row,
  from: unknown,
  to: number | null,
): Promise<void> {
  return ctx.audit({
    action: endpoint.id,
    entityType: entity.name,
    entityId: String(row[fieldColumn(entity, entity.key)]),
    before: { locked_by: from },
    after: { locked_by: to },
  });
}
