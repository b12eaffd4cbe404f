// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Option } from '#contract/field.ts';

export type ProviderAction = 'balance' | 'bet' | 'settle' | 'cancel' | 'rollback' | 'bonus' | 'adjust';

export const providerActionOptions: readonly Option[] = [
  { value: 'balance', label: { th: 'เช็คยอด', en: 'Balance' } },
  { value: 'bet', label: { th: 'เดิมพัน', en: 'Bet' } },
  { value: 'settle', label: { th: 'สรุปผล', en: 'Settle' } },
  { value: 'cancel', label: { th: 'ยกเลิก', en: 'Cancel' }, tone: 'warning' },
  { value: 'rollback', label: { th: 'ดึงคืน', en: 'Roll back' }, tone: 'warning' },
  { value: 'bonus', label: { th: 'โบนัสค่าย', en: 'Provider bonus' }, tone: 'info' },
  { value: 'adjust', label: { th: 'ปรับยอด', en: 'Adjust' }, tone: 'warning' },
];
