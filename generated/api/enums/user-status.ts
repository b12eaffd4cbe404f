// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Option } from '#contract/field.ts';

export type UserStatus = 'active' | 'suspended' | 'pending' | 'machine';

export const userStatusOptions: readonly Option[] = [
  { value: 'active', label: { th: 'ใช้งาน', en: 'Active' }, tone: 'success' },
  { value: 'suspended', label: { th: 'ระงับ', en: 'Suspended' }, tone: 'danger' },
  { value: 'pending', label: { th: 'รออนุมัติ', en: 'Pending' }, tone: 'warning' },
  { value: 'machine', label: { th: 'คีย์ API', en: 'API key' }, tone: 'info', system: true },
];
