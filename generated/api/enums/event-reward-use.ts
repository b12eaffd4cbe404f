// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Option } from '#contract/field.ts';

export type EventRewardUse = 'poll' | 'quest' | 'wheel';
export const eventRewardUseOptions: readonly Option[] = [{ value: 'poll', label: { th: 'ทายผล', en: 'Poll' } }, { value: 'quest', label: { th: 'ภารกิจ', en: 'Quest' } }, { value: 'wheel', label: { th: 'กงล้อ', en: 'Wheel' } }];
