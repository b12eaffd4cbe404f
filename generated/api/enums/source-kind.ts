// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Option } from '#contract/field.ts';

export type SourceKind = 'bank' | 'gateway';
export const sourceKindOptions: readonly Option[] = [{ value: 'bank', label: { th: 'บัญชีธนาคาร', en: 'Bank account' } }, { value: 'gateway', label: { th: 'เกตเวย์', en: 'Gateway' } }];
