// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Option } from '#contract/field.ts';

export type PollValueType = 'text' | 'number' | 'datetime' | 'image' | 'json';

export const pollValueTypeOptions: readonly Option[] = [
  { value: 'text', label: { th: 'ข้อความ', en: 'Text' } },
  { value: 'number', label: { th: 'ตัวเลข', en: 'Number' } },
  { value: 'datetime', label: { th: 'วันเวลา', en: 'Date and time' } },
  { value: 'image', label: { th: 'รูป', en: 'Picture' } },
  { value: 'json', label: { th: 'JSON', en: 'JSON' } },
];
