// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Option } from '#contract/field.ts';

export type GameStatus = 'active' | 'maintenance' | 'inactive' | 'removed';

export const gameStatusOptions: readonly Option[] = [
  { value: 'active', label: { th: 'เปิด', en: 'Active' }, tone: 'success' },
  { value: 'maintenance', label: { th: 'ปิดปรับปรุง', en: 'Maintenance' }, tone: 'warning' },
  { value: 'inactive', label: { th: 'ปิด', en: 'Inactive' }, tone: 'neutral' },
  { value: 'removed', label: { th: 'ค่ายยกเลิก', en: 'Withdrawn by the provider' }, tone: 'danger' },
];
