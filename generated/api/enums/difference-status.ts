// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Option } from '#contract/field.ts';

export type DifferenceStatus = 'open' | 'resolved';
export const differenceStatusOptions: readonly Option[] = [{ value: 'open', label: { th: 'ค้าง', en: 'Open' }, tone: 'warning' }, { value: 'resolved', label: { th: 'หมดไปแล้ว', en: 'Gone' }, tone: 'success' }];
