// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Option } from '#contract/field.ts';

export type QuestClaim = 'auto' | 'manual';
export const questClaimOptions: readonly Option[] = [{ value: 'auto', label: { th: 'รับอัตโนมัติ', en: 'By itself' } }, { value: 'manual', label: { th: 'กดรับ', en: 'Claimed by the member' } }];
