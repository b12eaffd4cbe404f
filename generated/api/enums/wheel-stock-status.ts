// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Option } from '#contract/field.ts';

export type WheelStockStatus = 'active' | 'out_of_stock' | 'disabled';

export const wheelStockStatusOptions: readonly Option[] = [
  { value: 'active', label: { th: 'ใช้งาน', en: 'In use' }, tone: 'success' },
  { value: 'out_of_stock', label: { th: 'หมด', en: 'Out of stock' }, tone: 'warning' },
  { value: 'disabled', label: { th: 'ปิด', en: 'Disabled' }, tone: 'neutral' },
];
