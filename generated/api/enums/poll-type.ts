// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Option } from '#contract/field.ts';

export type PollType = 'vote' | 'predict' | 'predict_score' | 'survey';

export const pollTypeOptions: readonly Option[] = [
  { value: 'vote', label: { th: 'โหวต', en: 'Vote' } },
  { value: 'predict', label: { th: 'ทายผล', en: 'Prediction' } },
  { value: 'predict_score', label: { th: 'ทายสกอร์', en: 'Score prediction' } },
  { value: 'survey', label: { th: 'แบบสอบถาม', en: 'Survey' } },
];
