// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Option } from '#contract/field.ts';

export type RiskLevel = 'low' | 'medium' | 'high';

export const riskLevelOptions: readonly Option[] = [
  { value: 'low', label: { th: 'ต่ำ (<30)', en: 'Low (<30)' }, tone: 'success' },
  { value: 'medium', label: { th: 'กลาง (30–59)', en: 'Medium (30–59)' }, tone: 'warning' },
  { value: 'high', label: { th: 'สูง (≥60)', en: 'High (≥60)' }, tone: 'danger' },
];
