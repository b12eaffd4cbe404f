// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Option } from '#contract/field.ts';

export type ShopItemStatus = 'draft' | 'active' | 'out_of_stock' | 'inactive';

export const shopItemStatusOptions: readonly Option[] = [
  { value: 'draft', label: { th: 'ร่าง', en: 'Draft' }, tone: 'neutral' },
  { value: 'active', label: { th: 'เปิด', en: 'Active' }, tone: 'success' },
  { value: 'out_of_stock', label: { th: 'หมด', en: 'Out of stock' }, tone: 'danger' },
  { value: 'inactive', label: { th: 'ปิด', en: 'Inactive' }, tone: 'neutral' },
];
