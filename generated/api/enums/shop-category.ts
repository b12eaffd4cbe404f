// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Option } from '#contract/field.ts';

export type ShopCategory = 'credit' | 'credit_free' | 'gadget' | 'gold' | 'voucher' | 'ticket';

export const shopCategoryOptions: readonly Option[] = [
  { value: 'credit', label: { th: 'เครดิต', en: 'Credit' } },
  { value: 'credit_free', label: { th: 'เครดิตฟรี', en: 'Free credit' } },
  { value: 'gadget', label: { th: 'ของใช้/ไอที', en: 'Gadgets' } },
  { value: 'gold', label: { th: 'ทอง', en: 'Gold' } },
  { value: 'voucher', label: { th: 'บัตรกำนัล', en: 'Vouchers' } },
  { value: 'ticket', label: { th: 'ตั๋วกงล้อ', en: 'Wheel tickets' } },
];
