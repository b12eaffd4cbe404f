// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Option } from '#contract/field.ts';

export type CashbackKind = 'winloss' | 'turnover';
export const cashbackKindOptions: readonly Option[] = [{ value: 'winloss', label: { th: 'คืนยอดเสีย', en: 'Loss rebate' } }, { value: 'turnover', label: { th: 'คืนยอดเทิร์น', en: 'Turnover rebate' } }];
