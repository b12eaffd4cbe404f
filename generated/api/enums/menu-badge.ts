// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Option } from '#contract/field.ts';

export type MenuBadge =
  | 'none' | 'withdraw_pending' | 'deposit_unmatched' | 'suspicious' | 'ticket_open' | 'redeem_pending';

export const menuBadgeOptions: readonly Option[] = [
  { value: 'none', label: { th: 'ไม่มี', en: 'None' } },
  { value: 'withdraw_pending', label: { th: 'รายการถอนรอดำเนินการ', en: 'Waiting withdrawals' } },
  { value: 'deposit_unmatched', label: { th: 'ยอดฝากยังไม่จับคู่', en: 'Unmatched deposits' } },
  { value: 'suspicious', label: { th: 'ยอดน่าสงสัย', en: 'Suspicious transactions' } },
  { value: 'ticket_open', label: { th: 'ใบขอเติมเงินค้าง', en: 'Open tickets' } },
  { value: 'redeem_pending', label: { th: 'แลกรางวัลรอ', en: 'Waiting redemptions' } },
];
