// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Option } from '#contract/field.ts';

export type TransferOrigin = 'console' | 'bulk' | 'sweep' | 'replenish' | 'ticket';

export const transferOriginOptions: readonly Option[] = [
  { value: 'console', label: { th: 'สั่งโอนเอง', en: 'By hand' } },
  { value: 'bulk', label: { th: 'โอนกลุ่ม', en: 'Bulk' } },
  { value: 'sweep', label: { th: 'โยกเงินอัตโนมัติ', en: 'Sweep' } },
  { value: 'replenish', label: { th: 'เติมบัญชีถอน', en: 'Replenishment' } },
  { value: 'ticket', label: { th: 'ใบขอเติมเงิน', en: 'Ticket' } },
];
