import type { EffectName } from '#generated/api/handlers.ts';
import type { CheckedEffects } from '#server/context/effect.ts';
import { addBank } from './add-bank.ts';
import { agree } from './agree.ts';
import { updateBank } from './update-bank.ts';

/** The hand-written parts of writes of bank accounts, by the names of the manifest. */
export const bankEffects = {
  'bank.add': addBank,
  'bank.agree': agree,
  'bank.update': updateBank,
} satisfies Pick<CheckedEffects, Extract<EffectName, `bank.${string}`>>;
