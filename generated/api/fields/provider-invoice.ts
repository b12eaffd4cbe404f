// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Field } from '#contract/field.ts';
import { invoiceBaseOptions } from '#generated/api/enums/invoice-base.ts';
import { invoiceStatusOptions } from '#generated/api/enums/invoice-status.ts';

export type ProviderInvoiceFieldName =
  | 'invoice_id' | 'stat_date' | 'provider_id' | 'invoice_base' | 'cost_pct' | 'bet_count' | 'turnover' |
  'valid_turnover' | 'payout' | 'carry_in' | 'billable_amount' | 'fee_amount' | 'min_fee' | 'invoice_amount' |
  'carry_out' | 'status';

export const providerInvoiceFields: Readonly<Record<ProviderInvoiceFieldName, Field>> = {
  invoice_id: { name: 'invoice_id', kind: 'code', label: { th: 'เลขที่', en: 'Invoice' }, readonly: true },
  stat_date: { name: 'stat_date', kind: 'date', label: { th: 'เดือน', en: 'Month' }, readonly: true, monthly: true },
  provider_id: { name: 'provider_id', kind: 'ref', label: { th: 'ค่ายเกม', en: 'Provider' }, readonly: true, reference: { entity: 'Provider', path: '/api/game/provider/items', value: 'id', label: 'name', hint: 'code' } },
  invoice_base: { name: 'invoice_base', kind: 'enum', label: { th: 'คิดจาก', en: 'Invoiced on' }, readonly: true, options: invoiceBaseOptions },
  cost_pct: { name: 'cost_pct', kind: 'percent', label: { th: 'อัตรา (%)', en: 'Rate (%)' }, readonly: true },
  bet_count: { name: 'bet_count', kind: 'integer', label: { th: 'จำนวนบิล', en: 'Bets' }, readonly: true },
  turnover: { name: 'turnover', kind: 'money', label: { th: 'ยอดเดิมพัน', en: 'Turnover' }, readonly: true },
  valid_turnover: { name: 'valid_turnover', kind: 'money', label: { th: 'ยอดเทิร์น', en: 'Valid turnover' }, readonly: true },
  payout: { name: 'payout', kind: 'money', label: { th: 'ยอดจ่าย', en: 'Payout' }, readonly: true },
  carry_in: { name: 'carry_in', kind: 'money', label: { th: 'ยกมา', en: 'Carried in' }, readonly: true },
  billable_amount: { name: 'billable_amount', kind: 'money', label: { th: 'ฐานคิดเงิน', en: 'Billable' }, readonly: true },
  fee_amount: { name: 'fee_amount', kind: 'money', label: { th: 'ค่าบริการ', en: 'Fee' }, readonly: true },
  min_fee: { name: 'min_fee', kind: 'money', label: { th: 'ขั้นต่ำ', en: 'Least fee' }, readonly: true },
  invoice_amount: { name: 'invoice_amount', kind: 'money', label: { th: 'ยอดต้องจ่าย', en: 'To pay' }, readonly: true },
  carry_out: { name: 'carry_out', kind: 'money', label: { th: 'ยกไป', en: 'Carried out' }, readonly: true },
  status: { name: 'status', kind: 'enum', label: { th: 'สถานะงวด', en: 'Status' }, readonly: true, options: invoiceStatusOptions },
};
