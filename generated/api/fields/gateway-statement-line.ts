// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Field } from '#contract/field.ts';
import { gatewayMatchOptions } from '#generated/api/enums/gateway-match.ts';

export type GatewayStatementLineFieldName =
  | 'account_id' | 'at' | 'type' | 'ref' | 'amount' | 'amount_in' | 'amount_out' | 'fee' | 'balance' | 'local_amount' |
  'match';

export const gatewayStatementLineFields: Readonly<Record<GatewayStatementLineFieldName, Field>> = {
  account_id: {
    name: 'account_id',
    kind: 'ref',
    label: { th: 'บัญชี', en: 'Gateway account' },
    nullable: true,
    reference: { entity: 'GatewayAccount', path: '/api/system/gateway/account/items', value: 'id', label: 'name', instead: null },
  },
  at: { name: 'at', kind: 'datetime', label: { th: 'เวลา', en: 'Time' }, nullable: true },
  type: { name: 'type', kind: 'string', label: { th: 'ประเภท', en: 'Type' }, nullable: true },
  ref: { name: 'ref', kind: 'string', label: { th: 'อ้างอิง', en: 'Reference' }, nullable: true },
  amount: { name: 'amount', kind: 'money', label: { th: 'ยอด', en: 'Amount' }, nullable: true },
  amount_in: { name: 'amount_in', kind: 'money', label: { th: 'เข้า', en: 'In' }, adds: { by: 'match', options: gatewayMatchOptions }, nullable: true, min: '0.00' },
  amount_out: { name: 'amount_out', kind: 'money', label: { th: 'ออก', en: 'Out' }, adds: { by: 'match', options: gatewayMatchOptions }, nullable: true, max: '0.00' },
  fee: { name: 'fee', kind: 'money', label: { th: 'ค่าธรรมเนียม', en: 'Fee' }, nullable: true, min: '0.00' },
  balance: { name: 'balance', kind: 'money', label: { th: 'คงเหลือ', en: 'Balance' }, nullable: true },
  local_amount: { name: 'local_amount', kind: 'money', label: { th: 'ยอดในระบบ', en: 'Amount here' }, nullable: true },
  match: { name: 'match', kind: 'enum', label: { th: 'เทียบกับระบบ', en: 'Compared with ours' }, nullable: true, options: gatewayMatchOptions },
};
