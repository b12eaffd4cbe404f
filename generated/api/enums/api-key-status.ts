// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Option } from '#contract/field.ts';

export type ApiKeyStatus = 'active' | 'rotating' | 'expired' | 'revoked';

export const apiKeyStatusOptions: readonly Option[] = [
  { value: 'active', label: { th: 'ใช้งาน', en: 'Active' }, tone: 'success' },
  { value: 'rotating', label: { th: 'กำลังเปลี่ยน', en: 'Changing' }, tone: 'warning' },
  { value: 'expired', label: { th: 'หมดอายุ', en: 'Expired' }, tone: 'neutral' },
  { value: 'revoked', label: { th: 'เพิกถอนแล้ว', en: 'Revoked' }, tone: 'danger' },
];
