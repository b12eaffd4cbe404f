// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Option } from '#contract/field.ts';

export type PollJoin = 'none' | 'deposit_today' | 'deposit_period' | 'turnover';

export const pollJoinOptions: readonly Option[] = [
  { value: 'none', label: { th: 'ไม่มี', en: 'None' } },
  { value: 'deposit_today', label: { th: 'ฝากวันนี้', en: 'Deposited today' } },
  { value: 'deposit_period', label: { th: 'ฝากในช่วง', en: 'Deposited while open' } },
  { value: 'turnover', label: { th: 'ยอดเทิร์น', en: 'Turnover while open' } },
];
