// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Option } from '#contract/field.ts';

export type GameType = 'slot' | 'casino' | 'sport' | 'fishing' | 'lotto' | 'card' | 'cockfight' | 'esport' | 'crash';

export const gameTypeOptions: readonly Option[] = [
  { value: 'slot', label: { th: 'สล็อต', en: 'Slots' } },
  { value: 'casino', label: { th: 'คาสิโนสด', en: 'Live casino' } },
  { value: 'sport', label: { th: 'กีฬา', en: 'Sports' } },
  { value: 'fishing', label: { th: 'ยิงปลา', en: 'Fishing' } },
  { value: 'lotto', label: { th: 'หวย', en: 'Lottery' } },
  { value: 'card', label: { th: 'เกมไพ่', en: 'Cards' } },
  { value: 'cockfight', label: { th: 'ไก่ชน', en: 'Cockfight' } },
  { value: 'esport', label: { th: 'อีสปอร์ต', en: 'E-sports' } },
  { value: 'crash', label: { th: 'เกมแครช', en: 'Crash' } },
];
