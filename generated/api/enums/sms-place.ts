// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Option } from '#contract/field.ts';

export type SmsPlace = 'username' | 'name' | 'agent' | 'site' | 'promotion' | 'code';

export const smsPlaceOptions: readonly Option[] = [
  { value: 'username', label: { th: 'ยูสเซอร์', en: 'Username' } },
  { value: 'name', label: { th: 'ชื่อสมาชิก', en: 'Member\'s name' } },
  { value: 'agent', label: { th: 'ชื่อเอเย่นต์', en: 'Agent' } },
  { value: 'site', label: { th: 'เว็บไซต์', en: 'Site' } },
  { value: 'promotion', label: { th: 'ชื่อโปร', en: 'Promotion' } },
  { value: 'code', label: { th: 'รหัสโปร', en: 'Code of the promotion' } },
];
