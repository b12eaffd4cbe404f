// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Option } from '#contract/field.ts';

export type OfferTarget = 'member' | 'segment' | 'agent';
export const offerTargetOptions: readonly Option[] = [{ value: 'member', label: { th: 'รายคน', en: 'Member' } }, { value: 'segment', label: { th: 'กลุ่ม', en: 'Segment' } }, { value: 'agent', label: { th: 'เอเย่นต์', en: 'Agent' } }];
