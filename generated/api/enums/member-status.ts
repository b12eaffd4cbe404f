// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Option } from '#contract/field.ts';

export type MemberStatus = 'active' | 'suspended' | 'locked' | 'blacklist' | 'pending';

export const memberStatusOptions: readonly Option[] = [
  { value: 'active', label: { th: 'ปกติ', en: 'Active' }, tone: 'success' },
  { value: 'suspended', label: { th: 'ระงับ', en: 'Suspended' }, tone: 'danger' },
  { value: 'locked', label: { th: 'ล็อก (รหัสผิด)', en: 'Locked (password)' }, tone: 'warning' },
  { value: 'blacklist', label: { th: 'แบล็คลิสต์', en: 'Blacklisted' }, tone: 'danger' },
  { value: 'pending', label: { th: 'รอยืนยัน', en: 'Unconfirmed' }, tone: 'warning' },
];
