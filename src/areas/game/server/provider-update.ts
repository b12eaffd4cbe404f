import type { PartSwitchInput } from '#generated/api/game.ts';
import { invalid } from '#server/base/failure.ts';
import type { TransactionContext } from '#server/context/context.ts';
import { effect } from '#server/context/effect.ts';
import { windowStepAt } from './maintenance.ts';
import { gameTexts } from './texts.ts';
import { watchWindow } from './window-task.ts';

/** Requested status of each sub-provider, by id. */
function readParts(sent: readonly PartSwitchInput[]): ReadonlyMap<number, 'active' | 'inactive'> {
  const parts = new Map<number, 'active' | 'inactive'>();
  for (const { id, status } of sent) {
    if (status === 'maintenance' || parts.has(id)) {
      throw invalid({ sub_providers: gameTexts.wrongSubProviders });
    }
    parts.set(id, status);
  }
  return parts;
}

/** Switches sub-providers of this provider on and off; each change is audited. */
async function switchParts(
  ctx: TransactionContext,
  providerId: number,
  sent: readonly PartSwitchInput[],
): Promise<void> {
  const requestedStatuses = readParts(sent);
  if (requestedStatuses.size === 0) return;
  const parts = await ctx.tx
    .selectFrom('sub_provider')
    .select(['id', 'status'])
    .where('provider_id', '=', providerId)
    .where('id', 'in', [...requestedStatuses.keys()])
    .orderBy('id')
    .forUpdate()
    .execute();
  if (parts.length !== requestedStatuses.size) throw invalid({ sub_providers: gameTexts.foreignSubProviders });
  for (const part of parts) {
    const status = requestedStatuses.get(part.id);
    if (status === undefined || status === part.status) continue;
    await ctx.tx.updateTable('sub_provider').set({ status }).where('id', '=', part.id).execute();
    await ctx.audit({
      action: 'provider.update',
      entityType: 'SubProvider',
      entityId: part.id,
      before: { status: part.status },
      after: { status },
    });
  }
}

/**
 * Changes a provider and, in the same transaction, its sub-providers. Opening a provider ends a maintenance window that
 * has begun; a window that has already begun closes the provider at once.
 */
export const providerUpdate = effect('provider.update', async ({ before, row, body }, ctx) => {
  if (!before) throw new Error('A change has a record');
  const now = ctx.clock.now();
  const { maintenance_from: from, maintenance_to: to } = row;
  if (from && to && from >= to) throw invalid({ maintenance_to: gameTexts.mustBeAfterTheMaintenanceBegins });
  const isChanged = (a: Date | null, b: Date | null) => a?.getTime() !== b?.getTime();
  if (to && to <= now && isChanged(to, before.maintenance_to))
    throw invalid({ maintenance_to: gameTexts.mustBeInTheFuture });
  await switchParts(ctx, row.id, body.sub_providers ?? []);
  const opened = row.status === 'active' && before.status !== 'active';
  const hasBegun = (from === null || from <= now) && (from !== null || to !== null);
  if (opened && hasBegun) return { maintenance_from: null, maintenance_to: null };
  const { change, again } = windowStepAt(row, now);
  if (again) await watchWindow(ctx, row.id);
  return change;
});
