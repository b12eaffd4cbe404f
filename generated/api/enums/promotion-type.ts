// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Option } from '#contract/field.ts';

export type PromotionType =
  | 'new_member' | 'first_deposit_day' | 'every_deposit' | 'happy_hour' | 'credit_free' | 'winback' | 'birthday' |
  'custom';

export const promotionTypeOptions: readonly Option[] = [
  { value: 'new_member', label: { th: 'สมาชิกใหม่', en: 'New member' } },
  { value: 'first_deposit_day', label: { th: 'ฝากแรกของวัน', en: 'First deposit of the day' } },
  { value: 'every_deposit', label: { th: 'ทุกยอดฝาก', en: 'Every deposit' } },
  { value: 'happy_hour', label: { th: 'ช่วงเวลา', en: 'Happy hour' } },
  { value: 'credit_free', label: { th: 'เครดิตฟรี', en: 'Free credit' } },
  { value: 'winback', label: { th: 'ดึงลูกค้ากลับ', en: 'Win back' } },
  { value: 'birthday', label: { th: 'วันเกิด', en: 'Birthday' } },
  { value: 'custom', label: { th: 'เฉพาะบุคคล', en: 'Personal' } },
];
