import type { SeedRow } from './insert.ts';
import type { DemoMember } from './members.ts';
import { baht, day, hour, later, type World } from './world.ts';

type Row = SeedRow<'member'>;

const channels = { web: 55, line: 22, affiliate: 12, agent: 8, import: 3 } as const;
const sources = ['facebook', 'google', 'tiktok', 'seo', 'line'] as const;

function levelOf(total: bigint): Row['level'] {
  if (total >= baht(500_000)) return 'diamond';
  if (total >= baht(150_000)) return 'platinum';
  if (total >= baht(50_000)) return 'gold';
  return total >= baht(10_000) ? 'silver' : 'bronze';
}

function activityOf(world: World, member: DemoMember): Row['activity_state'] {
  const since = (moment: Date) => (world.now.getTime() - moment.getTime()) / day;
  if (since(member.registeredAt) <= 7) return 'new';
  if (!member.firstDepositAt) return 'never';
  const moments = [member.firstDepositAt, member.lastDepositAt, member.lastBetAt].flatMap((moment) => moment ?? []);
  const days = Math.min(...moments.map(since));
  if (days <= 7) return 'active';
  if (days <= 14) return 'at_risk';
  return days <= 30 ? 'inactive' : 'lost';
}

/** Members as they are at the end of the story. */
export function memberRows(world: World, members: readonly DemoMember[]): Row[] {
  return members.map((member) => {
    const random = world.random('member-row', member.id);
    const level = levelOf(member.depositTotal);
    const tags: NonNullable<Row['tags']>[number][] = [];
    if (level === 'diamond' || level === 'platinum') tags.push('vip');
    if (random.chance(0.02)) tags.push('watch');
    if (random.chance(0.02)) tags.push('bonus_hunter');
    if (world.now.getTime() - member.registeredAt.getTime() < 7 * day) tags.push('new');
    const seen = member.lastBetAt ?? (random.chance(0.7) ? member.registeredAt : null);
    return {
      id: member.id,
      username: member.username,
      agent_id: member.agent.id,
      name: member.name,
      mobile: member.mobile,
      line_id: random.chance(0.5) ? `line.${member.username}` : null,
      bank_code: member.bankCode,
      bank_account_no: member.bankAccountNo,
      bank_account_name: member.bankAccountName,
      truewallet_no: member.bankCode === 'TRUEWALLET' || random.chance(0.15) ? member.mobile : null,
      upline_id: member.uplineId,
      register_channel: member.uplineId === null ? random.weighted(channels) : 'affiliate',
      utm_source: random.chance(0.6) ? random.pick(sources) : null,
      level,
      tags,
      turnover_required: member.turnoverRequired,
      turnover_done: member.turnoverDone,
      deposit_count: member.depositCount,
      deposit_total: member.depositTotal,
      withdraw_count: member.withdrawCount,
      withdraw_total: member.withdrawTotal,
      winloss_total: member.winloss,
      first_deposit_at: member.firstDepositAt,
      last_deposit_at: member.lastDepositAt,
      last_login_at: seen && later(seen, -random.next() * hour),
      last_bet_at: member.lastBetAt,
      last_ip: seen && member.ip,
      device_id: seen && member.device,
      registered_at: member.registeredAt,
      status: member.status,
      activity_state: activityOf(world, member),
    };
  });
}
