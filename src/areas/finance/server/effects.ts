import type { EffectName } from '#generated/api/handlers.ts';
import type { Context } from '#server/context/context.ts';
import type { CheckedEffects } from '#server/context/effect.ts';
import { addNote } from './add-note.ts';
import { approve } from './approve.ts';
import { bankEffects } from './banks/effects.ts';
import { changeType } from './change-type.ts';
import { handOver } from './hand-over.ts';
import { manual } from './manual.ts';
import { refund } from './refund.ts';
import { prepareSlip } from './slip/prepare-slip.ts';
import { verify } from './verify.ts';

/** The hand-written parts of this area's writes, by the names of the manifest. */
export const financeEffects = {
  ...bankEffects,
  'withdraw.add_note': addNote,
  'withdraw.approve': approve,
  'withdraw.change_type': changeType,
  'withdraw.hand_over': handOver,
  'withdraw.manual': manual,
  'withdraw.refund': refund,
  'withdraw.verify': verify,
} satisfies Pick<CheckedEffects, Extract<EffectName, `withdraw.${string}`>>;

/** What some of them look at before their transaction opens. */
export const financePreparations = {
  'withdraw.manual': ({ body }: { readonly body: { readonly id: number } }, ctx: Context): Promise<void> =>
    prepareSlip(ctx, { withdrawalId: body.id }),
};
