// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Option } from '#contract/field.ts';

export type PollMark = 'true' | 'false';
export const pollMarkOptions: readonly Option[] = [{ value: 'true', label: { th: 'ถูก', en: 'Right' }, tone: 'success' }, { value: 'false', label: { th: 'ผิด', en: 'Wrong' }, tone: 'neutral' }];
