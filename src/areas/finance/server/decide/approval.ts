import { sql } from 'kysely';
import type { Limit, Refusal } from '#contract/decision.ts';
import type { Text } from '#contract/text.ts';
import { maybe, one } from '#server/db/sql.ts';
import { sameHand } from '#server/decisions/four-eyes.ts';
import { type DecideContext, limit, refusal } from '#server/decisions/verdict.ts';
import { whoMay } from '#server/decisions/who-may.ts';
import { baht } from '../rules/baht.ts';
import { decideTexts } from './texts.ts';

/** Satang that a person without a finance team may approve alone. */
const limitWithoutTeam = 5_000_000n;

/** Rank of the head of finance; smaller ranks are higher. */
const leadRank = 20;

/** Who may approve beyond the limits of a team, in words. */
const leads = decideTexts.leads;
const others = decideTexts.othersApprove;

interface Approval {
  /** Satang taken from the member, or sent. */
  readonly amount: bigint;
  readonly verifiedBy: number | null;
  /** Who else may need this permission, for records of this agent. */
  readonly permission: string;
  readonly agentId?: number;
  /** The record can be handed over. */
  readonly handover?: boolean;
  /** What to do instead, where nobody but this person has looked at it. */
  readonly alone?: Text;
}

/** The refusals, and what is left of the limits. */
export interface Approved {
  readonly refusals: readonly Refusal[];
  readonly limits: readonly Limit[];
}

interface Team {
  readonly approve_limit: bigint;
  readonly daily_limit: bigint | null;
}

/**
 * May this person let the money go? Above the limit of their team it takes a lead, and never the one who verified;
 * the team's limit for the day counts everything that its members approved.
 */
export async function approvalOf(ctx: DecideContext, approval: Approval): Promise<Approved> {
  const { principal } = ctx;
  const { amount, verifiedBy, permission, agentId, handover = false } = approval;
  const team = principal.financeTeamId === null ? undefined : await readTeam(ctx, principal.financeTeamId);
  const most = team?.approve_limit ?? limitWithoutTeam;
  const isLead = principal.rank <= leadRank;
  const isBound = team !== undefined && !isLead;
  const each = limit('approve_each', isBound ? decideTexts.limitEach : decideTexts.limitAlone, {
    max: most,
    used: 0n,
    needs: amount,
  });
  const person = { permission, handover, ...(agentId === undefined ? {} : { agentId }) };
  if (amount > most && isBound) {
    const who = await whoMay(ctx, { ...person, text: leads, rank: leadRank, except: [verifiedBy] });
    const text = decideTexts.aboveTeamEach({ most: baht(most) });
    return { refusals: [refusal('approve_each', 403, text, who)], limits: [each] };
  }
  const sameUser = await sameHand(ctx, verifiedBy);
  if (amount > most && sameUser) {
    const instead = approval.alone ?? decideTexts.notTheVerifier;
    const who = await whoMay(ctx, { ...person, text: others });
    const text = decideTexts.aboveAlone({ most, instead, hand: sameUser });
    return { refusals: [refusal('four_eyes', 403, text, who)], limits: [each] };
  }
  if (!isBound) return { refusals: [], limits: sameUser ? [each] : [] };
  if (team.daily_limit === null) return { refusals: [], limits: [each] };
  const used = await approvedToday(ctx);
  const day = limit('approve_day', decideTexts.limitDay, { max: team.daily_limit, used, needs: amount }, true);
  if (used + amount <= team.daily_limit) return { refusals: [], limits: [each, day] };
  const text = decideTexts.aboveTeamDay({ dailyLimit: baht(team.daily_limit) });
  const who = await whoMay(ctx, { ...person, text: leads, rank: leadRank, except: [verifiedBy] });
  return { refusals: [refusal('approve_day', 403, text, who)], limits: [each, day] };
}

/** Satang that the team has let go since midnight in Bangkok: withdrawals, and transfers that left the house. */
async function approvedToday({ tx, principal }: DecideContext): Promise<bigint> {
  const { total } = await one(
    sql<{ total: bigint }>`
      select coalesce(sum(spent.amount), 0)::bigint as total from (
        select amount, approved_by as by, approved_at as at from withdrawal
        union all
        select amount, requested_by, requested_at from bank_transfer where target_bank_id is null and status <> 'failed'
      ) spent
      join app_user on app_user.id = spent.by
      where app_user.finance_team_id = ${principal.financeTeamId}
        and spent.at >= date_trunc('day', clock_timestamp() at time zone 'Asia/Bangkok') at time zone 'Asia/Bangkok'`,
    tx,
  );
  return total;
}

/** Two approvals of one team take turns, so that together they cannot pass the limit of the day. */
async function readTeam({ tx, binding }: DecideContext, id: number): Promise<Team | undefined> {
  const lock = binding ? sql`for no key update` : sql``;
  return maybe(
    sql<Team>`select approve_limit, daily_limit from finance_team where id = ${id} and status = 'active' ${lock}`,
    tx,
  );
}
