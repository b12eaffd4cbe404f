// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Option } from '#contract/field.ts';

export type PointMode = 'ratio' | 'fixed';
export const pointModeOptions: readonly Option[] = [{ value: 'ratio', label: { th: 'ตามสัดส่วน', en: 'In proportion' } }, { value: 'fixed', label: { th: 'คงที่ต่อครั้ง', en: 'Each time the same' } }];
