// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Option } from '#contract/field.ts';

export type ImportDuplicate = 'skip' | 'update' | 'error';
export const importDuplicateOptions: readonly Option[] = [{ value: 'skip', label: { th: 'ข้าม', en: 'Skip' } }, { value: 'update', label: { th: 'อัปเดต', en: 'Update' } }, { value: 'error', label: { th: 'หยุด', en: 'Stop' } }];
