// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Option } from '#contract/field.ts';

export type GatewayBalanceReason = 'order' | 'settlement' | 'fee' | 'topup' | 'withdraw_out' | 'sync';

export const gatewayBalanceReasonOptions: readonly Option[] = [
  { value: 'order', label: { th: 'คำสั่งฝาก/ถอน', en: 'Order' } },
  { value: 'settlement', label: { th: 'เคลียร์ยอด', en: 'Settlement' } },
  { value: 'fee', label: { th: 'ค่าธรรมเนียม', en: 'Fee' } },
  { value: 'topup', label: { th: 'เติมเงิน', en: 'Top-up' } },
  { value: 'withdraw_out', label: { th: 'ถอนออก', en: 'Withdrawn' } },
  { value: 'sync', label: { th: 'ปรับตามเกตเวย์', en: 'Aligned with the gateway' } },
];
