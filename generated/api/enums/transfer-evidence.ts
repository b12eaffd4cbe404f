// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Option } from '#contract/field.ts';

export type TransferEvidence = 'success' | 'failed';

export const transferEvidenceOptions: readonly Option[] = [
  { value: 'success', label: { th: 'โอนสำเร็จ พบในสเตทเมนต์', en: 'Made: it is on the statement' }, tone: 'success' },
  { value: 'failed', label: { th: 'ไม่ได้โอน ไม่พบในสเตทเมนต์', en: 'Not made: it is on no statement' }, tone: 'danger' },
];
