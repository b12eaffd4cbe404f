// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Option } from '#contract/field.ts';

export type AccountMatch = 'whole' | 'part' | 'other';

export const accountMatchOptions: readonly Option[] = [
  { value: 'whole', label: { th: 'เลขบัญชีตรง', en: 'Same account' }, tone: 'success' },
  { value: 'part', label: { th: 'เลขท้ายบัญชีตรง', en: 'Same last digits' }, tone: 'success' },
  { value: 'other', label: { th: 'เลขบัญชีไม่ตรง', en: 'Another account' }, tone: 'danger' },
];
