// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Option } from '#contract/field.ts';

export type ImportResult = 'ok' | 'dup' | 'error';

export const importResultOptions: readonly Option[] = [
  { value: 'ok', label: { th: 'ผ่าน', en: 'Passed' }, tone: 'success' },
  { value: 'dup', label: { th: 'ซ้ำ', en: 'Duplicate' }, tone: 'warning' },
  { value: 'error', label: { th: 'ผิดพลาด', en: 'Error' }, tone: 'danger' },
];
