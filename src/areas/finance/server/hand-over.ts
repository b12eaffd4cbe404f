import type { Services } from '#generated/api/handlers.ts';
import { conflicted, invalid } from '#server/base/failure.ts';
import type { Context } from '#server/context/context.ts';
import { effect } from '#server/context/effect.ts';
import { othersWho } from '#server/decisions/who-may.ts';
import { stored } from './stored.ts';
import { financeTexts } from './texts.ts';

const permission = 'finance.withdraw.verify';

/** What holds of a request that waits for nobody in particular. */
export const forNobody = { for_lead: false, handed_to: null } as const;

/** Whom a request can be handed over to. */
export const officers: Services<Context>['withdraw.officers'] = async (_, context) =>
  (await context.transaction((ctx) => othersWho(ctx, { permission }))).map(({ id }) => String(id));

/** Gives a request to a colleague, or to those who may decide more: it waits for them, and is in nobody's hand until one takes it. */
export const handOver = effect('withdraw.hand_over', async ({ body, ...change }, ctx) => {
  const before = stored(change.before);
  const note = body.note.trim();
  if (note.length < 3) throw invalid({ note: financeTexts.sayWhat });
  const person = body.handed_to ?? null;
  if (person === null && before.for_lead) throw conflicted(undefined, financeTexts.isWithLead);
  if (person !== null) {
    const people = await othersWho(ctx, { permission, agentId: before.agent_id });
    if (!people.some(({ id }) => id === person)) throw invalid({ handed_to: financeTexts.mayNotVerify });
  }
  return {
    for_lead: person === null,
    handed_to: person,
    handed_by: ctx.principal.userId,
    handed_at: ctx.clock.now(),
    handed_note: note,
    locked_by: null,
    locked_at: null,
  };
});
