// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Option } from '#contract/field.ts';

export type ReplenishResult = 'ok' | 'error' | 'no_source' | 'cooldown' | 'limit';

export const replenishResultOptions: readonly Option[] = [
  { value: 'ok', label: { th: 'สำเร็จ', en: 'OK' }, tone: 'success' },
  { value: 'error', label: { th: 'ผิดพลาด', en: 'Error' }, tone: 'danger' },
  { value: 'no_source', label: { th: 'ต้นทางเงินไม่พอ', en: 'No source has enough' }, tone: 'warning' },
  { value: 'cooldown', label: { th: 'ติดเวลาพัก', en: 'Cooling down' }, tone: 'neutral' },
  { value: 'limit', label: { th: 'เกินวงเงิน', en: 'Limit reached' }, tone: 'warning' },
];
