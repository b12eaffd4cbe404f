// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Option } from '#contract/field.ts';

export type EventRewardUse = 'wheel' | 'quest' | 'poll';

export const eventRewardUseOptions: readonly Option[] = [{ value: 'wheel', label: { th: 'กงล้อ', en: 'Wheel' } }, { value: 'quest', label: { th: 'ภารกิจ', en: 'Quest' } }, { value: 'poll', label: { th: 'ทายผล', en: 'Poll' } }];
