// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Option } from '#contract/field.ts';

export type WalletRef =
  | 'deposit' | 'withdraw' | 'bet' | 'promotion' | 'cashback' | 'import' | 'affiliate' | 'manual' | 'poll' | 'quest' |
  'shop' | 'wheel';

export const walletRefOptions: readonly Option[] = [
  { value: 'deposit', label: { th: 'รายการฝาก', en: 'Deposit' } },
  { value: 'withdraw', label: { th: 'รายการถอน', en: 'Withdrawal' } },
  { value: 'bet', label: { th: 'เดิมพัน', en: 'Bet' } },
  { value: 'promotion', label: { th: 'โปรโมชั่น', en: 'Promotion' } },
  { value: 'cashback', label: { th: 'คืนยอด', en: 'Cashback' } },
  { value: 'import', label: { th: 'นำเข้า', en: 'Import' } },
  { value: 'affiliate', label: { th: 'แนะนำเพื่อน', en: 'Affiliate' } },
  { value: 'manual', label: { th: 'ทำด้วยมือ', en: 'Manual' } },
  { value: 'poll', label: { th: 'ทายผล', en: 'Poll' } },
  { value: 'quest', label: { th: 'ภารกิจ', en: 'Quest' } },
  { value: 'shop', label: { th: 'ร้านค้า', en: 'Shop' } },
  { value: 'wheel', label: { th: 'กงล้อ', en: 'Wheel' } },
];
