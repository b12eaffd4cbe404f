// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Option } from '#contract/field.ts';

export type WalletLogType =
  | 'deposit' | 'withdraw' | 'withdraw_refund' | 'bet' | 'settle' | 'cancel_bet' | 'rollback' | 'promotion' |
  'credit_free' | 'bonus_cut' | 'cashback_winloss' | 'cashback_turnover' | 'affiliate' | 'transfer_in' |
  'transfer_out' | 'adjust_add' | 'adjust_sub' | 'import' | 'poll_reward' | 'quest_reward' | 'shop_redeem' |
  'shop_refund' | 'shop_deposit' | 'wheel_reward' | 'wheel_spin';

export const walletLogTypeOptions: readonly Option[] = [
  { value: 'deposit', label: { th: 'ฝากเงิน', en: 'Deposit' }, tone: 'success' },
  { value: 'withdraw', label: { th: 'ถอนเงิน', en: 'Withdrawal' }, tone: 'danger' },
  { value: 'withdraw_refund', label: { th: 'คืนเครดิตรายการถอน', en: 'Withdrawal refunded' }, tone: 'info' },
  { value: 'bet', label: { th: 'วางเดิมพัน', en: 'Bet' } },
  { value: 'settle', label: { th: 'จ่ายผลรางวัล', en: 'Settlement' } },
  { value: 'cancel_bet', label: { th: 'ยกเลิกเดิมพัน', en: 'Bet cancelled' } },
  { value: 'rollback', label: { th: 'ดึงยอดคืน (Rollback)', en: 'Rollback' }, tone: 'warning' },
  { value: 'promotion', label: { th: 'โบนัสโปรโมชั่น', en: 'Promotion bonus' } },
  { value: 'credit_free', label: { th: 'เครดิตฟรี', en: 'Free credit' } },
  { value: 'bonus_cut', label: { th: 'ตัดโบนัส', en: 'Bonus cut' } },
  { value: 'cashback_winloss', label: { th: 'คืนยอดเสีย', en: 'Loss rebate' } },
  { value: 'cashback_turnover', label: { th: 'คืนยอดเทิร์น', en: 'Turnover rebate' } },
  { value: 'affiliate', label: { th: 'รายได้แนะนำเพื่อน', en: 'Affiliate income' } },
  { value: 'transfer_in', label: { th: 'โยกเข้ากระเป๋า', en: 'Transfer in' } },
  { value: 'transfer_out', label: { th: 'โยกออกจากกระเป๋า', en: 'Transfer out' } },
  { value: 'adjust_add', label: { th: 'เพิ่มเครดิต (แอดมิน)', en: 'Credit added (staff)' }, tone: 'warning' },
  { value: 'adjust_sub', label: { th: 'ลดเครดิต (แอดมิน)', en: 'Credit taken (staff)' }, tone: 'warning' },
  { value: 'import', label: { th: 'นำเข้ายอดจากระบบเดิม', en: 'Imported balance' } },
  { value: 'poll_reward', label: { th: 'รางวัลทายผล', en: 'Poll prize' } },
  { value: 'quest_reward', label: { th: 'รางวัลภารกิจ', en: 'Quest prize' } },
  { value: 'shop_redeem', label: { th: 'แลกของรางวัล', en: 'Shop redemption' } },
  { value: 'shop_refund', label: { th: 'คืนแต้มแลกรางวัล', en: 'Redemption refunded' } },
  { value: 'shop_deposit', label: { th: 'แต้มจากยอดฝาก', en: 'Points from deposit' } },
  { value: 'wheel_reward', label: { th: 'รางวัลกงล้อนำโชค', en: 'Wheel prize' } },
  { value: 'wheel_spin', label: { th: 'ใช้ตั๋วหมุนกงล้อ', en: 'Wheel spin' } },
];
