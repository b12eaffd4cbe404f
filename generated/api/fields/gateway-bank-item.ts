// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Field } from '#contract/field.ts';

export type GatewayBankItemFieldName = 'bank_code' | 'gateway_bank_code' | 'name_th' | 'deposit' | 'withdraw';

export const gatewayBankItemFields: Readonly<Record<GatewayBankItemFieldName, Field>> = {
  bank_code: { name: 'bank_code', kind: 'string', label: { th: 'ธนาคาร', en: 'Bank' }, nullable: true },
  gateway_bank_code: { name: 'gateway_bank_code', kind: 'string', label: { th: 'รหัสเกตเวย์', en: 'Code at the gateway' }, nullable: true },
  name_th: { name: 'name_th', kind: 'string', label: { th: 'ชื่อไทย', en: 'Thai name' }, nullable: true },
  deposit: { name: 'deposit', kind: 'boolean', label: { th: 'ฝาก', en: 'Deposit' } },
  withdraw: { name: 'withdraw', kind: 'boolean', label: { th: 'ถอน', en: 'Withdrawal' } },
};
