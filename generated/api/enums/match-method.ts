// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Option } from '#contract/field.ts';

export type MatchMethod = 'account' | 'name' | 'decimal' | 'gateway_ref' | 'slip' | 'manual' | 'none';

export const matchMethodOptions: readonly Option[] = [
  { value: 'account', label: { th: 'เลขบัญชี', en: 'Account' } },
  { value: 'name', label: { th: 'ชื่อ', en: 'Name' } },
  { value: 'decimal', label: { th: 'ทศนิยม', en: 'Decimals' } },
  { value: 'gateway_ref', label: { th: 'เลขเกตเวย์', en: 'Gateway reference' } },
  { value: 'slip', label: { th: 'สลิป', en: 'Slip' } },
  { value: 'manual', label: { th: 'มือ', en: 'By hand' } },
  { value: 'none', label: { th: 'ไม่มี', en: 'None' } },
];
