// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Option } from '#contract/field.ts';

export type QuestUnlock = 'all' | 'sequential';
export const questUnlockOptions: readonly Option[] = [{ value: 'all', label: { th: 'ทำพร้อมกันได้', en: 'All at once' } }, { value: 'sequential', label: { th: 'ทำตามลำดับ', en: 'One after the other' } }];
