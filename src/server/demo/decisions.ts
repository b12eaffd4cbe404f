import type { Random } from './random.ts';
import type { DemoWithdrawal, Flag, Step, WithdrawalStatus } from './scenario.ts';
import type { DemoUser } from './staff.ts';
import { approveLimit } from './staff.ts';
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
const remarks = ['ตรวจสอบชื่อบัญชีกับสมาชิกทางไลน์แล้ว', 'ลูกค้าวีไอพี โอนได้เลย', 'รอสเตทเมนต์ยืนยันยอดฝากล่าสุด', 'สมาชิกแจ้งเร่งโอน'];

/** May the house's own rules pay this without anybody looking? */
function goesAlone({ amount, turnoverDone, turnoverRequired, riskScore, member }: DemoWithdrawal): boolean {
  const first = member.withdrawCount === 0 && amount > baht(3000);
  return amount <= baht(5000) && turnoverDone >= turnoverRequired && riskScore < 50 && !first;
}

/** Who approves: a lead above the limit, never the one who verified. */
function approverOf(
  officers: readonly DemoUser[],
  withdrawal: DemoWithdrawal,
  verifier: DemoUser,
  random: Random,
): DemoUser {
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
  // A lead verifies nothing that only a lead may approve.
  const ranks = officers.filter((officer) => withdrawal.amount <= approveLimit || officer.role !== 'finance_lead');
  const verifier = random.pick(ranks.length > 0 ? ranks : officers);
  const after = (moment: Date, low: number, high: number): Date => {
    const moved = later(moment, random.int(low, high) * second);
    return new Date(Math.min(moved.getTime(), world.now.getTime()));
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

/** A request of today that is still open. */
export interface OpenRequest {
  readonly status: WithdrawalStatus;
  /** Minutes before now. */
  readonly ago: number;
  /** Baht. */
  readonly amount: number;
  readonly short?: boolean;
  readonly flags?: readonly Flag[];
}

/**
 * The queue that somebody finds on signing in: enough of everything to learn the desk, from the easy case to the one
 * above the limit that needs a second person.
 */
export const openRequests: readonly OpenRequest[] = [
  { status: 'failed', ago: 95, amount: 7700 },
  { status: 'failed', ago: 61, amount: 4300 },
  { status: 'unknown', ago: 38, amount: 9400 },
  { status: 'verified', ago: 21, amount: 68_500 },
  { status: 'verified', ago: 17, amount: 8200 },
  { status: 'pending', ago: 16, amount: 12_500, flags: ['name_mismatch', 'shared_account'] },
  { status: 'verified', ago: 14, amount: 6400 },
  { status: 'pending', ago: 12, amount: 3400, short: true, flags: ['fast_in_out'] },
  { status: 'verified', ago: 10, amount: 15_000 },
  { status: 'pending', ago: 9.5, amount: 75_000 },
  { status: 'processing', ago: 9, amount: 5600 },
  { status: 'verified', ago: 8, amount: 31_000 },
  { status: 'pending', ago: 7.5, amount: 860, short: true },
  { status: 'pending', ago: 6.5, amount: 5200 },
  { status: 'processing', ago: 6, amount: 2300 },
  { status: 'pending', ago: 5.5, amount: 9800 },
  { status: 'pending', ago: 4.6, amount: 640, flags: ['odd_hours_burst'] },
  { status: 'processing', ago: 4, amount: 11_800 },
  { status: 'pending', ago: 3.8, amount: 22_000 },
  { status: 'pending', ago: 3.1, amount: 7100 },
  { status: 'pending', ago: 2.5, amount: 6250 },
  { status: 'pending', ago: 2, amount: 18_400 },
  { status: 'pending', ago: 1.4, amount: 5900 },
  { status: 'pending', ago: 0.9, amount: 8300 },
  { status: 'pending', ago: 0.4, amount: 300, short: true },
];

/** What becomes of a request of an earlier day: open ends only within the last week. */
export function pastStatus(random: Random, daysAgo: number): WithdrawalStatus {
  const recent = daysAgo > 0 && daysAgo <= 7;
  return random.weighted({ success: 95, refunded: 4, failed: recent ? 0.8 : 0, unknown: recent ? 0.2 : 0 });
}
