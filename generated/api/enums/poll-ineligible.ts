// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Option } from '#contract/field.ts';

export type PollIneligible = 'suspended' | 'condition' | 'duplicate';

export const pollIneligibleOptions: readonly Option[] = [
  { value: 'suspended', label: { th: 'ถูกระงับ', en: 'Suspended' }, tone: 'danger' },
  { value: 'condition', label: { th: 'ไม่ครบเงื่อนไข', en: 'Condition not met' }, tone: 'warning' },
  { value: 'duplicate', label: { th: 'อุปกรณ์/IP ซ้ำ', en: 'Same device or IP' }, tone: 'warning' },
];
