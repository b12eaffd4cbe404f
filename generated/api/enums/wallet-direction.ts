// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Option } from '#contract/field.ts';

export type WalletDirection = 'in' | 'out';
export const walletDirectionOptions: readonly Option[] = [{ value: 'in', label: { th: 'เข้า', en: 'In' }, tone: 'success' }, { value: 'out', label: { th: 'ออก', en: 'Out' }, tone: 'danger' }];
