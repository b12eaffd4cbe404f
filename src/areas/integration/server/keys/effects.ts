import { conflicted } from '#server/base/failure.ts';
import { effect } from '#server/context/effect.ts';
import { change } from '#server/lifecycle/change.ts';
import { checkAgents, checkExpiry, checkHolds, checkScopes } from './rules.ts';
import { keyTexts } from './texts.ts';

const isSame = (a: unknown, b: unknown) => JSON.stringify(a ?? []) === JSON.stringify(b ?? []);

const keyUpdate = effect('key.update', async ({ before, row }, ctx) => {
  if (!before) throw new Error('A change has a record');
  checkHolds(ctx, before);
  if (!isSame(before.scopes, row.scopes)) await checkScopes(ctx, row.scopes);
  const agents = row.agent_ids ?? [];
  const isMoved = !isSame(before.agent_ids, agents);
  if (isMoved) {
    await checkAgents(ctx, agents);
    // Taking the limit off may open more than the one who does it sees.
    checkHolds(ctx, row);
  }
  if (before.expires_at.getTime() !== row.expires_at.getTime()) checkExpiry(ctx, row.expires_at);
  if (before.name === row.name && !isMoved) return;
  // The log calls the key by its name, and shows its entries to staff of its agents.
  await change(ctx, 'app_user', row.account_id, { name: row.name, agent_ids: agents });
});

/** Whoever takes a key over answers for it: from then on it can do at most what they may do. */
const keyTakeOver = effect('key.take_over', async ({ before, row }, ctx) => {
  if (before?.responsible_id === ctx.principal.userId) throw conflicted(undefined, keyTexts.yoursAlready);
  checkHolds(ctx, row);
  return { responsible_id: ctx.principal.userId };
});

export const keyEffects = { 'key.take_over': keyTakeOver, 'key.update': keyUpdate };
