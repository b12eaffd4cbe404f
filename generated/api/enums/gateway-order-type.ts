// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Option } from '#contract/field.ts';

export type GatewayOrderType = 'deposit' | 'withdraw';
export const gatewayOrderTypeOptions: readonly Option[] = [{ value: 'deposit', label: { th: 'ฝาก', en: 'Deposit' }, tone: 'success' }, { value: 'withdraw', label: { th: 'ถอน', en: 'Withdrawal' }, tone: 'info' }];
