// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Option } from '#contract/field.ts';

export type TicketSource = 'holding' | 'gateway' | 'cash';

export const ticketSourceOptions: readonly Option[] = [
  { value: 'holding', label: { th: 'บัญชีพักเงิน', en: 'Account of the house' } },
  { value: 'gateway', label: { th: 'ถอนจากเกตเวย์', en: 'Payment gateway' } },
  { value: 'cash', label: { th: 'เงินสด/ภายนอก', en: 'Cash or outside' } },
];
