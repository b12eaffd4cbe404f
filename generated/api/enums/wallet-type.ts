// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Option } from '#contract/field.ts';

export type WalletType = 'main' | 'bonus' | 'cashback' | 'commission' | 'affiliate' | 'point' | 'ticket';

export const walletTypeOptions: readonly Option[] = [
  { value: 'main', label: { th: 'กระเป๋าเครดิต', en: 'Main credit' } },
  { value: 'bonus', label: { th: 'กระเป๋าโบนัส', en: 'Bonus' } },
  { value: 'cashback', label: { th: 'คืนยอดเสีย', en: 'Loss rebate' } },
  { value: 'commission', label: { th: 'ค่าคอมมิชชั่น (คืนยอดเทิร์น)', en: 'Commission (turnover rebate)' } },
  { value: 'affiliate', label: { th: 'รายได้แนะนำเพื่อน', en: 'Affiliate income' } },
  { value: 'point', label: { th: 'แต้มสะสม', en: 'Points' } },
  { value: 'ticket', label: { th: 'ตั๋วกงล้อ', en: 'Wheel tickets' } },
];
