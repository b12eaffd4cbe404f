// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Option } from '#contract/field.ts';

export type SweepMethod = 'random' | 'rotate' | 'priority' | 'lowest';

export const sweepMethodOptions: readonly Option[] = [
  { value: 'random', label: { th: 'สุ่มบัญชี', en: 'At random' } },
  { value: 'rotate', label: { th: 'วนบัญชี', en: 'In turn' } },
  { value: 'priority', label: { th: 'ตามลำดับ', en: 'In order of priority' } },
  { value: 'lowest', label: { th: 'ยอดน้อยสุดก่อน', en: 'Lowest balance first' } },
];
