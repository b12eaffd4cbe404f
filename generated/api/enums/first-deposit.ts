// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Option } from '#contract/field.ts';

export type FirstDeposit = 'true' | 'false';
export const firstDepositOptions: readonly Option[] = [{ value: 'true', label: { th: 'ฝากแรก', en: 'First deposit' }, tone: 'info' }, { value: 'false', label: { th: 'ฝากซ้ำ', en: 'Repeat' }, tone: 'neutral' }];
