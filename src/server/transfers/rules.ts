import { formatMoney, groupMoney } from '#contract/money.ts';
import { availableOf, type HouseAccount } from './account.ts';

/** Why a transfer cannot be asked for now. The code is for programs, the sentence for people. */
export interface Refusal {
  readonly code:
    | 'no_source'
    | 'source_closed'
    | 'offline'
    | 'no_target'
    | 'same_account'
    | 'target_closed'
    | 'balance'
    | 'daily_out'
    | 'daily_in'
    | 'live';
  readonly message: string;
}

const baht = (satang: bigint) => groupMoney(formatMoney(satang));

/** Can money be sent from this account at all, now? */
export function sourceRefusal(source: HouseAccount): Refusal | undefined {
  if (source.status === 'frozen') return { code: 'source_closed', message: 'บัญชีต้นทางถูกอายัด' };
  if (source.status !== 'active') return { code: 'source_closed', message: 'บัญชีต้นทางไม่ได้เปิดใช้งาน' };
  if (source.channel === 'manual' || source.channel === 'sms')
    return { code: 'source_closed', message: 'บัญชีต้นทางโอนออกอัตโนมัติไม่ได้' };
  if (source.isNew) return { code: 'source_closed', message: 'บัญชีใหม่หรือเพิ่งเปลี่ยน รอครบ 24 ชั่วโมงหรือให้ผู้อื่นยืนยันก่อน' };
  if (source.session !== 'online') return { code: 'offline', message: 'บัญชีต้นทางไม่ได้เชื่อมต่อกับธนาคาร' };
  return undefined;
}

/** Has the source this much, in satang, and may it send it today? */
export function amountRefusal(source: HouseAccount, cost: bigint): Refusal | undefined {
  const available = availableOf(source);
  if (available < cost) return { code: 'balance', message: `ยอดเงินไม่พอ ใช้ได้ ${baht(available)} บาท` };
  const { dailyOut } = source;
  if (dailyOut !== null && source.spentToday + source.reserved + cost > dailyOut)
    return { code: 'daily_out', message: `เกินวงเงินโอนออกต่อวัน ${baht(dailyOut)} บาท` };
  return undefined;
}

/** May this account of ours be sent the amount? */
export function targetRefusal(target: HouseAccount, amount: bigint): Refusal | undefined {
  if (target.status !== 'active' && target.status !== 'paused')
    return { code: 'target_closed', message: 'บัญชีปลายทางปิดหรือถูกอายัด' };
  const { dailyIn } = target;
  if (dailyIn !== null && target.cameToday + amount > dailyIn)
    return { code: 'daily_in', message: `บัญชีปลายทางเกินวงเงินรับต่อวัน ${baht(dailyIn)} บาท` };
  return undefined;
}
