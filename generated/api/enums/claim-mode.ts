// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Option } from '#contract/field.ts';

export type ClaimMode = 'auto' | 'manual';
export const claimModeOptions: readonly Option[] = [{ value: 'auto', label: { th: 'อัตโนมัติ', en: 'Automatic' } }, { value: 'manual', label: { th: 'กดรับเอง', en: 'Claimed by the member' } }];
