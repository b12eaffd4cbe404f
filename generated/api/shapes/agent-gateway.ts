// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { FieldShape } from '#contract/field.ts';

export const agentGatewayShape: FieldShape = {
  name: 'AgentGateway',
  fields: [
    { name: 'id', kind: 'integer', label: { th: 'รหัส', en: 'ID' }, required: true },
    { name: 'gateway', kind: 'code', label: { th: 'เกตเวย์', en: 'Gateway' }, required: true },
    { name: 'title', kind: 'string', label: { th: 'ชื่อเกตเวย์', en: 'Name of the gateway' }, required: true },
    { name: 'account', kind: 'string', label: { th: 'บัญชี', en: 'Account' }, required: true },
    { name: 'deposit_enabled', kind: 'boolean', label: { th: 'เปิดฝาก', en: 'Deposits' }, required: true },
    { name: 'withdraw_enabled', kind: 'boolean', label: { th: 'เปิดถอน', en: 'Withdrawals' }, required: true },
    { name: 'priority', kind: 'integer', label: { th: 'ลำดับ', en: 'Priority' }, nullable: true },
    { name: 'status', kind: 'string', label: { th: 'สถานะ', en: 'Status' }, required: true },
  ],
};
