import { invalid } from '#server/base/failure.ts';
import { effect } from '#server/context/effect.ts';
import { actorOf, lockUserChanges } from './people.ts';
import { checkRoleReach } from './role-rules.ts';
import { systemTexts } from './texts.ts';
import { checkHoldsPermissionsOf } from './user-rules.ts';

/** Sets the team whose limits apply to users of the role who have no team of their own. */
export const roleUpdateFinanceTeam = effect('role.update_finance_team', async ({ before, row, body }, ctx) => {
  if (!before || body.finance_team_id === undefined) return;
  await lockUserChanges(ctx.tx);
  const actor = await actorOf(ctx);
  checkRoleReach(actor, before);
  // Limits widen what the role can approve, so the actor must hold its permissions.
  await checkHoldsPermissionsOf(ctx.tx, actor, before);
  if (row.finance_team_id === null || row.finance_team_id === before.finance_team_id) return;
  const team = await ctx.tx
    .selectFrom('finance_team')
    .select('status')
    .where('id', '=', row.finance_team_id)
    .executeTakeFirst();
  if (team?.status !== 'active') throw invalid({ finance_team_id: systemTexts.teamOff });
});
