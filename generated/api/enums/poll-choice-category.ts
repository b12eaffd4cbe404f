// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Option } from '#contract/field.ts';

export type PollChoiceCategory = 'team' | 'person' | 'number' | 'text';

export const pollChoiceCategoryOptions: readonly Option[] = [
  { value: 'team', label: { th: 'ทีม', en: 'Team' } },
  { value: 'person', label: { th: 'บุคคล', en: 'Person' } },
  { value: 'number', label: { th: 'ตัวเลข', en: 'Number' } },
  { value: 'text', label: { th: 'ข้อความ', en: 'Text' } },
];
