// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Option } from '#contract/field.ts';

export type PollRight = 'true' | 'false';
export const pollRightOptions: readonly Option[] = [{ value: 'true', label: { th: 'มีสิทธิ์', en: 'Eligible' }, tone: 'success' }, { value: 'false', label: { th: 'ไม่มีสิทธิ์', en: 'Not eligible' }, tone: 'danger' }];
