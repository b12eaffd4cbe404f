import type { Decisions } from '#generated/api/handlers.ts';
import { type DecideContext, verdict, warning } from '#server/decisions/verdict.ts';
import { keyTexts } from './texts.ts';

/** Milliseconds after which nothing seems to use a key any more. */
const lately = 86_400_000;

/** Verdict on revoking a key: something that used it within a day will stop working. */
export const decideRevocation: Decisions<DecideContext>['key.revoke'] = async ({ record }, { clock }) => {
  const at = record?.last_used_at;
  if (!at || clock.now().getTime() - at.getTime() > lately) return verdict({});
  return verdict({ warnings: [warning('used-lately', 'warning', keyTexts.usedLately({ at }))] });
};
