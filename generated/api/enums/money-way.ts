// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Option } from '#contract/field.ts';

export type MoneyWay = 'deposit' | 'withdraw';
export const moneyWayOptions: readonly Option[] = [{ value: 'deposit', label: { th: 'ฝาก', en: 'Deposit' }, tone: 'success' }, { value: 'withdraw', label: { th: 'ถอน', en: 'Withdrawal' }, tone: 'warning' }];
