// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Option } from '#contract/field.ts';

export type RegisterChannel = 'web' | 'line' | 'affiliate' | 'agent' | 'import';

export const registerChannelOptions: readonly Option[] = [
  { value: 'web', label: { th: 'เว็บ', en: 'Web' } },
  { value: 'line', label: { th: 'ไลน์', en: 'LINE' } },
  { value: 'affiliate', label: { th: 'ลิงก์แนะนำ', en: 'Affiliate link' } },
  { value: 'agent', label: { th: 'เอเย่นต์', en: 'Agent' } },
  { value: 'import', label: { th: 'นำเข้า', en: 'Import' } },
];
