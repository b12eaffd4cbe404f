// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Option } from '#contract/field.ts';

export type BankChannel = 'app' | 'sms' | 'web' | 'api' | 'manual';

export const bankChannelOptions: readonly Option[] = [
  { value: 'app', label: { th: 'แอปธนาคาร', en: 'Bank app' } },
  { value: 'sms', label: { th: 'SMS', en: 'SMS' } },
  { value: 'web', label: { th: 'เว็บธนาคาร', en: 'Bank website' } },
  { value: 'api', label: { th: 'API', en: 'API' } },
  { value: 'manual', label: { th: 'ไม่เชื่อม', en: 'Not connected' } },
];
