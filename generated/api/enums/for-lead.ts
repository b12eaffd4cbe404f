// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Option } from '#contract/field.ts';

export type ForLead = 'true' | 'false';
export const forLeadOptions: readonly Option[] = [{ value: 'true', label: { th: 'รอหัวหน้า', en: 'Waits for a lead' }, tone: 'info' }, { value: 'false', label: { th: '–', en: '–' } }];
