// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Option } from '#contract/field.ts';

export type ConfigGroup =
  | 'deposit' | 'withdraw' | 'turnover' | 'cashback' | 'affiliate' | 'register' | 'notify' | 'site';

export const configGroupOptions: readonly Option[] = [
  { value: 'deposit', label: { th: 'ฝากเงิน', en: 'Deposits' } },
  { value: 'withdraw', label: { th: 'ถอนเงิน', en: 'Withdrawals' } },
  { value: 'turnover', label: { th: 'เทิร์นโอเวอร์', en: 'Turnover' } },
  { value: 'cashback', label: { th: 'คืนยอด', en: 'Rebates' } },
  { value: 'affiliate', label: { th: 'แนะนำเพื่อน', en: 'Affiliates' } },
  { value: 'register', label: { th: 'สมัครสมาชิก', en: 'Registration' } },
  { value: 'notify', label: { th: 'แจ้งเตือน', en: 'Notices' } },
  { value: 'site', label: { th: 'เว็บไซต์', en: 'Site' } },
];
