import { createHash } from 'node:crypto';
import { formatMoney } from '#contract/money.ts';
import type { IngestSpinsMade, SpinFactInput } from '#generated/api/wheel.ts';
import type { TransactionContext } from '#server/context/context.ts';
import { memberNamed } from '#server/ingest/members.ts';
import { senderOf } from '#server/ingest/references.ts';
import { spin } from './spin/spin.ts';

/** A member spins. The key of the spin follows from sender and reference, so that it is one for ever. */
export async function takeSpin(fact: SpinFactInput, ctx: TransactionContext): Promise<IngestSpinsMade> {
  const member = await memberNamed(ctx, fact.username);
  const key = createHash('sha256')
    .update(JSON.stringify([senderOf(ctx.principal), fact.reference]))
    .digest('hex');
  const { spinNo, position, reward, type, value, status } = await spin(ctx, {
    ...{ wheelId: fact.wheel_id, memberId: member.id, key },
  });
  return { spin_no: spinNo, position, reward, type, value: formatMoney(value), status };
}
