// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Option } from '#contract/field.ts';

export type TicketPriority = 'normal' | 'high' | 'urgent';

export const ticketPriorityOptions: readonly Option[] = [
  { value: 'normal', label: { th: 'ปกติ', en: 'Normal' }, tone: 'neutral' },
  { value: 'high', label: { th: 'ด่วน', en: 'High' }, tone: 'warning' },
  { value: 'urgent', label: { th: 'ด่วนมาก', en: 'Urgent' }, tone: 'danger' },
];
