// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Option } from '#contract/field.ts';

export type TurnoverMet = 'true' | 'false';
export const turnoverMetOptions: readonly Option[] = [{ value: 'true', label: { th: 'ครบ', en: 'Met' }, tone: 'success' }, { value: 'false', label: { th: 'ยังไม่ครบ', en: 'Not met' }, tone: 'warning' }];
