// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Option } from '#contract/field.ts';

export type OwnerSign =
  | 'name_same' | 'name_similar' | 'name_different' | 'account_whole' | 'account_part' | 'account_other' |
  'request_exact' | 'request_same' | 'request_near' | 'earlier' | 'usual' | 'sharers' | 'inactive';

export const ownerSignOptions: readonly Option[] = [
  { value: 'name_same', label: { th: 'ชื่อตรง', en: 'Name' } },
  { value: 'name_similar', label: { th: 'ชื่อใกล้เคียง', en: 'Similar name' } },
  { value: 'name_different', label: { th: 'ชื่อไม่ตรง', en: 'Other name' } },
  { value: 'account_whole', label: { th: 'เลขบัญชี', en: 'Account' } },
  { value: 'account_part', label: { th: 'เลขท้าย', en: 'Last digits' } },
  { value: 'account_other', label: { th: 'คนละบัญชี', en: 'Other account' } },
  { value: 'request_exact', label: { th: 'คำขอตรงถึงสตางค์', en: 'Request to the satang' } },
  { value: 'request_same', label: { th: 'คำขอยอดเดียวกัน', en: 'Request of this sum' } },
  { value: 'request_near', label: { th: 'คำขอบาทเดียวกัน', en: 'Request of these baht' } },
  { value: 'earlier', label: { th: 'เคยฝาก', en: 'Came before' } },
  { value: 'usual', label: { th: 'ยอดปกติ', en: 'Usual sum' } },
  { value: 'sharers', label: { th: 'บัญชีร่วม', en: 'Shared account' } },
  { value: 'inactive', label: { th: 'สถานะสมาชิก', en: 'Status of the member' } },
];
