// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Option } from '#contract/field.ts';

export type GameSource = 'api' | 'file';
export const gameSourceOptions: readonly Option[] = [{ value: 'api', label: { th: 'จากค่าย', en: 'The provider' } }, { value: 'file', label: { th: 'ไฟล์', en: 'A file' } }];
