// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Option } from '#contract/field.ts';

export type ReplenishMode = 'auto' | 'ticket';

export const replenishModeOptions: readonly Option[] = [
  { value: 'auto', label: { th: 'โอนอัตโนมัติ', en: 'Transfer automatically' }, tone: 'info' },
  { value: 'ticket', label: { th: 'สร้างใบขอเติม (คนโอน)', en: 'Open a ticket for a person' }, tone: 'neutral' },
];
