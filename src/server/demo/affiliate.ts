import { startOfDay } from '#contract/time.ts';
import type { SeedRow } from './insert.ts';
import type { DemoMember } from './members.ts';
import type { WalletChange } from './wallet-lines.ts';
import { dayBefore, hour, later, minute, type World } from './world.ts';

type Income = SeedRow<'affiliate_income'>;

/** Percent of the turnover of those directly below, and of those below them. */
const rates = ['0.5000', '0.1000'] as const;

/** What one member is paid for one day, all of their downline together. */
const paymentOf = (member: DemoMember, day: string, at: Date, amount: bigint): WalletChange => ({
  ...{ member, at, amount, wallet: 'affiliate', type: 'affiliate', refType: 'affiliate', ref: day, actor: 'system' },
  remark: 'รายได้แนะนำเพื่อนประจำวัน',
  isBooked: false,
});

/**
 * What members earned by those whom they brought: a share of each day's turnover, paid the next morning. Of those who may
 * earn nothing, and of today, it is still owed.
 */
export function affiliateIncomes(world: World, members: readonly DemoMember[], bets: readonly SeedRow<'bet_day'>[]) {
  const byId = new Map(members.map((member) => [member.id, member]));
  const first = dayBefore(world, world.size.days - 1);
  const bases = new Map<string, bigint>();
  for (const { stat_date, member_id, valid_turnover } of bets) {
    const day = String(stat_date);
    if (day < first) continue;
    const key = `${day}/${member_id}`;
    bases.set(key, (bases.get(key) ?? 0n) + valid_turnover);
  }
  const incomes: Omit<Income, 'id' | 'wallet_log_no'>[] = [];
  const payments = new Map<string, WalletChange>();
  for (const [key, base] of [...bases].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const [day = '', id] = key.split('/');
    const downline = byId.get(Number(id));
    let earner = byId.get(downline?.uplineId ?? 0);
    for (const [at, rate] of rates.entries()) {
      if (!downline || !earner) break;
      const amount = (base * BigInt(rate.replace('.', ''))) / 1_000_000n;
      const due = later(startOfDay(day), 28 * hour + (earner.id % 50) * minute);
      const paid = due <= world.now && earner.status === 'active';
      if (amount > 0n) {
        incomes.push({
          stat_date: day,
          agent_id: earner.agent.id,
          member_id: earner.id,
          downline_id: downline.id,
          tier: at + 1,
          base: 'turnover',
          base_amount: base,
          rate_pct: rate,
          amount,
          paid_amount: paid ? amount : 0n,
          status: paid ? 'paid' : 'pending',
          paid_at: paid ? due : null,
        });
        if (paid) {
          const name = `${day}/${earner.id}`;
          const known = payments.get(name);
          payments.set(name, paymentOf(earner, day, due, amount + (known?.amount ?? 0n)));
        }
      }
      earner = byId.get(earner.uplineId ?? 0);
    }
  }
  return { incomes, changes: [...payments.values()] };
}

/** The incomes with the line of the wallet that paid each. */
export function incomeRows(
  { incomes }: ReturnType<typeof affiliateIncomes>,
  logs: readonly SeedRow<'wallet_log'>[],
): Income[] {
  const paidBy = new Map(
    logs
      .filter(({ log_type: type }) => type === 'affiliate')
      .map((log) => [`${log.ref_id}/${log.member_id}`, log.log_no]),
  );
  return incomes.map((income, index) => ({
    ...{ id: index + 1, ...income },
    wallet_log_no:
      income.status === 'paid' ? (paidBy.get(`${String(income.stat_date)}/${income.member_id}`) ?? null) : null,
  }));
}
