// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Option } from '#contract/field.ts';

export type BankDayStatus = 'agreed' | 'different';
export const bankDayStatusOptions: readonly Option[] = [{ value: 'agreed', label: { th: 'ตรงกัน', en: 'Agreed' }, tone: 'success' }, { value: 'different', label: { th: 'มีส่วนต่าง', en: 'Different' }, tone: 'warning' }];
