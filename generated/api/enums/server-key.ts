// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Option } from '#contract/field.ts';

export type ServerKey = 'cat350_v2' | 'rc100_v2' | 'welike_v3' | 'dgbet';

export const serverKeyOptions: readonly Option[] = [
  { value: 'cat350_v2', label: { th: 'CAT350', en: 'CAT350' } },
  { value: 'rc100_v2', label: { th: 'RC100', en: 'RC100' } },
  { value: 'welike_v3', label: { th: 'WELIKE', en: 'WELIKE' } },
  { value: 'dgbet', label: { th: 'DGBET', en: 'DGBET' } },
];
