// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Option } from '#contract/field.ts';

export type MoneyDirection = 'in' | 'out';
export const moneyDirectionOptions: readonly Option[] = [{ value: 'in', label: { th: 'เงินเข้า', en: 'In' }, tone: 'success' }, { value: 'out', label: { th: 'เงินออก', en: 'Out' }, tone: 'danger' }];
