// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Option } from '#contract/field.ts';

export type DuplicateKind = 'bank' | 'device' | 'ip';

export const duplicateKindOptions: readonly Option[] = [
  { value: 'bank', label: { th: 'บัญชีซ้ำ', en: 'Same account' }, tone: 'danger' },
  { value: 'device', label: { th: 'อุปกรณ์ซ้ำ', en: 'Same device' }, tone: 'warning' },
  { value: 'ip', label: { th: 'IP ซ้ำ', en: 'Same IP' }, tone: 'warning' },
];
