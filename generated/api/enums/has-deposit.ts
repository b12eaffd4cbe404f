// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Option } from '#contract/field.ts';

export type HasDeposit = 'true' | 'false';
export const hasDepositOptions: readonly Option[] = [{ value: 'true', label: { th: 'เคย', en: 'Yes' } }, { value: 'false', label: { th: 'ไม่เคย', en: 'No' } }];
