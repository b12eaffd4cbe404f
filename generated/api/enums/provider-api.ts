// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Option } from '#contract/field.ts';

export type ProviderApi = 'ok' | 'slow' | 'down';

export const providerApiOptions: readonly Option[] = [
  { value: 'ok', label: { th: 'ปกติ', en: 'Working' }, tone: 'success' },
  { value: 'slow', label: { th: 'ช้า', en: 'Slow' }, tone: 'warning' },
  { value: 'down', label: { th: 'ล่ม', en: 'Down' }, tone: 'danger' },
];
