// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Option } from '#contract/field.ts';

export type OfferStatus = 'offered' | 'claimed' | 'expired' | 'revoked';

export const offerStatusOptions: readonly Option[] = [
  { value: 'offered', label: { th: 'เสนอ', en: 'Offered' }, tone: 'info' },
  { value: 'claimed', label: { th: 'รับแล้ว', en: 'Claimed' }, tone: 'success' },
  { value: 'expired', label: { th: 'หมดอายุ', en: 'Over' }, tone: 'neutral' },
  { value: 'revoked', label: { th: 'ยกเลิก', en: 'Revoked' }, tone: 'danger' },
];
