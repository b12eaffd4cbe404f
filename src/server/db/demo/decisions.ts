import type { Random } from './random.ts';
import type { DemoUser } from './staff.ts';
import { approveLimit } from './staff.ts';
import type { DemoWithdrawal, Step, WithdrawalStatus } from './story.ts';
import { baht, later, second, type World } from './world.ts';

const refundReasons = {
  turnover_not_met: 40,
  account_mismatch: 25,
  member_request: 15,
  duplicate: 8,
  bonus_abuse: 7,
  bank_closed: 3,
  other: 2,
};
const refusals = ['บัญชีปลายทางปิด', 'เลขบัญชีไม่ถูกต้อง', 'ธนาคารปลายทางปฏิเสธรายการ', 'เกินวงเงินต่อวันของบัญชีต้นทาง'];
const remarks = [
  'ตรวจสอบชื่อบัญชีกับสมาชิกทางไลน์แล้ว',
  'ลูกค้าวีไอพี โอนได้เลย',
  'รอสเตทเมนต์ยืนยันยอดฝากล่าสุด',
  'สมาชิกแจ้งเร่งโอน',
];

/** May the house's own rules pay this without anybody looking? */
function goesAlone({ amount, turnoverDone, turnoverRequired, riskScore, member }: DemoWithdrawal): boolean {
  const first = member.withdrawCount === 0 && amount > baht(3000);
  return amount <= baht(5000) && turnoverDone >= turnoverRequired && riskScore < 50 && !first;
}

/** Who approves: a lead above the limit, never the one who verified. */
function approverOf(officers: readonly DemoUser[], withdrawal: DemoWithdrawal, verifier: DemoUser, random: Random): DemoUser {
  const isLarge = withdrawal.amount > approveLimit;
  const allowed = officers.filter((officer) =>
    isLarge
      ? officer.role === 'finance_lead' && officer.id !== verifier.id
      : officer.id !== verifier.id && officer.limit >= withdrawal.amount,
  );
  const leads = officers.filter((officer) => officer.role === 'finance_lead');
  return random.pick(allowed.length > 0 ? allowed : leads);
}

/** Lets a request run its course up to `status`. All steps lie between the request and now. */
export function decide(
  world: World,
  withdrawal: DemoWithdrawal,
  status: WithdrawalStatus,
  officers: readonly DemoUser[],
): DemoWithdrawal {
  const random = world.random('decision', `${withdrawal.member.id}/${withdrawal.requestedAt.getTime()}`);
  const alone = goesAlone(withdrawal) && random.chance(0.85) && status !== 'refunded';
  const verifier = random.pick(officers);
  const after = (moment: Date, low: number, high: number): Date => {
    const moved = later(moment, random.int(low, high) * second);
    return moved > world.now ? world.now : moved;
  };
  const step = (at: Date, by: DemoUser): Step => ({ at, by: alone ? null : by });
  withdrawal.status = status;
  if (random.chance(0.04)) {
    const at = after(withdrawal.requestedAt, 30, 200).toISOString();
    withdrawal.notes = [{ at, by: verifier.name, text: random.pick(remarks) }];
  }
  if (status === 'pending') return withdrawal;
  if (status === 'refunded') {
    const at = after(withdrawal.requestedAt, 180, 1200);
    withdrawal.refund = { reason: random.weighted(refundReasons), step: { at, by: verifier } };
    withdrawal.completedAt = at;
    return withdrawal;
  }
  withdrawal.verified = step(after(withdrawal.requestedAt, alone ? 4 : 25, alone ? 20 : 220), verifier);
  if (status === 'verified') return withdrawal;
  const approver = approverOf(officers, withdrawal, verifier, random);
  withdrawal.approved = step(after(withdrawal.verified.at, alone ? 1 : 10, alone ? 4 : 120), approver);
  if (status === 'processing') return withdrawal;
  if (status === 'unknown') {
    withdrawal.message = 'ปลายทางไม่ตอบกลับ ยังไม่ทราบผล';
    return withdrawal;
  }
  const settled = after(withdrawal.approved.at, 5, 45);
  if (status === 'failed') {
    withdrawal.message = random.pick(refusals);
    return withdrawal;
  }
  withdrawal.completedAt = settled;
  withdrawal.upstreamRef = `${withdrawal.type === 'gateway' ? 'G' : 'B'}${random.digits(14)}`;
  withdrawal.message = 'โอนสำเร็จ';
  return withdrawal;
}

/** How long before now the still open requests of today came, by status. */
export const openToday: readonly { readonly status: WithdrawalStatus; readonly minutes: readonly number[] }[] = [
  { status: 'failed', minutes: [95, 61] },
  { status: 'unknown', minutes: [38] },
  { status: 'verified', minutes: [21, 17, 14, 10, 8] },
  { status: 'processing', minutes: [9, 6, 4] },
  { status: 'pending', minutes: [16, 12, 9.5, 8, 6.5, 5.5, 4.6, 3.8, 3.1, 2.5, 2, 1.4, 0.9, 0.4] },
];

/** What becomes of a request of an earlier day: open ends only within the last week. */
export function pastStatus(random: Random, daysAgo: number): WithdrawalStatus {
  const recent = daysAgo > 0 && daysAgo <= 7;
  return random.weighted({ success: 95, refunded: 4, failed: recent ? 0.8 : 0, unknown: recent ? 0.2 : 0 });
}

