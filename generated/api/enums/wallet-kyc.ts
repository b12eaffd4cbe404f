// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Option } from '#contract/field.ts';

export type WalletKyc = 'basic' | 'verified';
export const walletKycOptions: readonly Option[] = [{ value: 'basic', label: { th: 'ยังไม่ยืนยัน', en: 'Basic' }, tone: 'warning' }, { value: 'verified', label: { th: 'ยืนยันแล้ว', en: 'Verified' }, tone: 'success' }];
