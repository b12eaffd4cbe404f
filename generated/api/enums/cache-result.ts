// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Option } from '#contract/field.ts';

export type CacheResult = 'queued' | 'inserted' | 'duplicate' | 'skipped' | 'error';

export const cacheResultOptions: readonly Option[] = [
  { value: 'queued', label: { th: 'รอคิว', en: 'Queued' }, tone: 'warning' },
  { value: 'inserted', label: { th: 'บันทึกแล้ว', en: 'Recorded' }, tone: 'success' },
  { value: 'duplicate', label: { th: 'ซ้ำ', en: 'Duplicate' }, tone: 'neutral' },
  { value: 'skipped', label: { th: 'ข้าม', en: 'Skipped' }, tone: 'neutral' },
  { value: 'error', label: { th: 'ผิดพลาด', en: 'Error' }, tone: 'danger' },
];
