// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Option } from '#contract/field.ts';

export type PollChoiceMode = 'single' | 'multiple' | 'number';

export const pollChoiceModeOptions: readonly Option[] = [
  { value: 'single', label: { th: 'เลือกข้อเดียว', en: 'One choice' } },
  { value: 'multiple', label: { th: 'หลายข้อ', en: 'Several choices' } },
  { value: 'number', label: { th: 'กรอกตัวเลข', en: 'A number' } },
];
