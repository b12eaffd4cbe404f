// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Option } from '#contract/field.ts';

export type Risk = 'low' | 'medium' | 'high';

export const riskOptions: readonly Option[] = [
  { value: 'low', label: { th: 'ต่ำ', en: 'Low' }, tone: 'neutral' },
  { value: 'medium', label: { th: 'กลาง', en: 'Medium' }, tone: 'warning' },
  { value: 'high', label: { th: 'สูง', en: 'High' }, tone: 'danger' },
];
