// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Option } from '#contract/field.ts';

export type BankSession = 'online' | 'offline' | 'otp_required' | 'locked' | 'error' | 'none';

export const bankSessionOptions: readonly Option[] = [
  { value: 'online', label: { th: 'ออนไลน์', en: 'Online' }, tone: 'success' },
  { value: 'offline', label: { th: 'ออฟไลน์', en: 'Offline' }, tone: 'neutral' },
  { value: 'otp_required', label: { th: 'รอ OTP', en: 'Waiting for OTP' }, tone: 'warning' },
  { value: 'locked', label: { th: 'บัญชีถูกล็อก', en: 'Locked' }, tone: 'danger' },
  { value: 'error', label: { th: 'ผิดพลาด', en: 'Error' }, tone: 'danger' },
  { value: 'none', label: { th: 'ไม่เชื่อม', en: 'Not connected' }, tone: 'neutral' },
];
