// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Option } from '#contract/field.ts';

export type SweepTrigger = 'auto' | 'manual';
export const sweepTriggerOptions: readonly Option[] = [{ value: 'auto', label: { th: 'อัตโนมัติ', en: 'Automatic' } }, { value: 'manual', label: { th: 'สั่งเอง', en: 'By hand' } }];
