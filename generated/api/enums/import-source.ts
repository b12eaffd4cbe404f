// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Option } from '#contract/field.ts';

export type ImportSource = 'generic' | 'huaythai' | 'pawinss' | 'rc' | 'yb';

export const importSourceOptions: readonly Option[] = [
  { value: 'generic', label: { th: 'มาตรฐาน', en: 'Standard' } },
  { value: 'huaythai', label: { th: 'HuayThai', en: 'HuayThai' } },
  { value: 'pawinss', label: { th: 'Pawinss', en: 'Pawinss' } },
  { value: 'rc', label: { th: 'RC', en: 'RC' } },
  { value: 'yb', label: { th: 'YB', en: 'YB' } },
];
