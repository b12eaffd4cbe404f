// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Option } from '#contract/field.ts';

export type ReplenishAction = 'transfer' | 'ticket' | 'skipped';

export const replenishActionOptions: readonly Option[] = [
  { value: 'transfer', label: { th: 'โอน', en: 'Transfer' }, tone: 'info' },
  { value: 'ticket', label: { th: 'สร้างใบขอ', en: 'Ticket' }, tone: 'info' },
  { value: 'skipped', label: { th: 'ข้าม', en: 'Skipped' }, tone: 'neutral' },
];
