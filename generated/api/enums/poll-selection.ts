// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Option } from '#contract/field.ts';

export type PollSelection = 'random' | 'assign';
export const pollSelectionOptions: readonly Option[] = [{ value: 'random', label: { th: 'สุ่ม', en: 'Drawn' } }, { value: 'assign', label: { th: 'ระบุเอง', en: 'Named' } }];
