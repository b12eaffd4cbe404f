// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Option } from '#contract/field.ts';

export type ProviderResult = 'ok' | 'duplicate' | 'insufficient' | 'error' | 'timeout';

export const providerResultOptions: readonly Option[] = [
  { value: 'ok', label: { th: 'สำเร็จ', en: 'Succeeded' }, tone: 'success' },
  { value: 'duplicate', label: { th: 'ซ้ำ', en: 'Duplicate' }, tone: 'neutral' },
  { value: 'insufficient', label: { th: 'ยอดไม่พอ', en: 'Not enough credit' }, tone: 'warning' },
  { value: 'error', label: { th: 'ผิดพลาด', en: 'Failed' }, tone: 'danger' },
  { value: 'timeout', label: { th: 'หมดเวลา', en: 'Timed out' }, tone: 'unknown' },
];
