import { sql } from 'kysely';
import { formatMoney, groupMoney } from '#contract/money.ts';
import type { TransactionContext } from '../../../context.ts';
import { forbidden } from '../../../failure.ts';
import { demandAnother } from '../../../four-eyes.ts';
import { maybe, one } from '../../../ledger/sql.ts';

/** Satang that a person without a finance team may approve alone. */
const limitWithoutTeam = 5_000_000n;

/** Rank of the head of finance; smaller ranks stand above. */
const leadRank = 20;

interface Approval {
  /** Satang taken from the member. */
  readonly amount: bigint;
  readonly verifiedBy: number | null;
  /** What to do instead, where nobody but this person has looked at it. */
  readonly alone?: string;
}

/**
 * May this person let the money go? Above the limit of their team it takes a lead, and never the one who verified;
 * the team's limit for the day counts everything that its members approved. Throws 403.
 */
export async function checkApprover(ctx: TransactionContext, approval: Approval): Promise<void> {
  const { principal, tx } = ctx;
  const { amount, verifiedBy } = approval;
  const team = principal.financeTeamId === null ? undefined : await lockTeam(ctx, principal.financeTeamId);
  const limit = team?.approve_limit ?? limitWithoutTeam;
  const isLead = principal.rank <= leadRank;
  if (amount > limit && team && !isLead)
    throw forbidden(`เกินวงเงินอนุมัติต่อรายการของทีม (${baht(limit)} บาท) ต้องให้หัวหน้าการเงินอนุมัติ`);
  if (amount > limit)
    await demandAnother(ctx, verifiedBy, `ยอดเกิน ${baht(limit)} บาท ${approval.alone ?? 'ผู้อนุมัติต้องไม่ใช่ผู้ตรวจสอบ'}`);
  if (!team || team.daily_limit === null || isLead) return;
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
  if (total + amount > team.daily_limit) throw forbidden(`เกินวงเงินอนุมัติต่อวันของทีม (${baht(team.daily_limit)} บาท)`);
}

interface Team {
  readonly approve_limit: bigint;
  readonly daily_limit: bigint | null;
}

/** Two approvals of one team take turns, so that together they cannot pass the limit of the day. */
async function lockTeam(ctx: TransactionContext, id: number): Promise<Team | undefined> {
  return maybe(
    sql<Team>`select approve_limit, daily_limit from finance_team where id = ${id} and status = 'active' for no key update`,
    ctx.tx,
  );
}

function baht(satang: bigint): string {
  return groupMoney(formatMoney(satang));
}
