// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Option } from '#contract/field.ts';

export type TurnoverBase = 'deposit_bonus' | 'bonus' | 'deposit';

export const turnoverBaseOptions: readonly Option[] = [
  { value: 'deposit_bonus', label: { th: 'ฝาก+โบนัส', en: 'Deposit and bonus' } },
  { value: 'bonus', label: { th: 'โบนัส', en: 'Bonus' } },
  { value: 'deposit', label: { th: 'ฝาก', en: 'Deposit' } },
];
