// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Option } from '#contract/field.ts';

export type WalletMode = 'add' | 'set';
export const walletModeOptions: readonly Option[] = [{ value: 'add', label: { th: 'เพิ่มจากยอดเดิม', en: 'Add to the balance' } }, { value: 'set', label: { th: 'ตั้งเป็นยอดใหม่', en: 'Set the balance' } }];
