// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Field } from '#contract/field.ts';
import { bankDayStatusOptions } from '#generated/api/enums/bank-day-status.ts';

export type BankDayFieldName =
  | 'id' | 'stat_date' | 'bank_id' | 'agent_ids' | 'our_count' | 'their_count' | 'our_amount' | 'their_amount' |
  'difference' | 'open_count' | 'checked_at' | 'status';

export const bankDayFields: Readonly<Record<BankDayFieldName, Field>> = {
  id: { name: 'id', kind: 'id', label: { th: 'รหัส', en: 'ID' }, readonly: true },
  stat_date: { name: 'stat_date', kind: 'date', label: { th: 'วันที่', en: 'Day' }, readonly: true },
  bank_id: { name: 'bank_id', kind: 'ref', label: { th: 'บัญชี', en: 'Account' }, readonly: true, reference: { entity: 'Bank', path: '/api/system/bank/accounts', value: 'id', label: 'nickname', instead: '/api/system/bank/list' } },
  agent_ids: {
    name: 'agent_ids',
    kind: 'list',
    label: { th: 'เอเย่นต์', en: 'Agents' },
    readonly: true,
    item: { kind: 'ref', reference: { entity: 'Agent', path: '/api/system/agent/items', value: 'id', label: 'name', hint: 'code', tree: { parent: 'parent_id', all: { th: 'ทุกเอเย่นต์', en: 'All agents' } } } },
  },
  our_count: { name: 'our_count', kind: 'integer', label: { th: 'รายการของเรา', en: 'Movements in our books' }, readonly: true },
  their_count: { name: 'their_count', kind: 'integer', label: { th: 'รายการในสเตทเมนต์', en: 'Movements on the statement' }, readonly: true },
  our_amount: { name: 'our_amount', kind: 'money', label: { th: 'สุทธิของเรา', en: 'Net in our books' }, readonly: true },
  their_amount: { name: 'their_amount', kind: 'money', label: { th: 'สุทธิในสเตทเมนต์', en: 'Net on the statement' }, readonly: true },
  difference: { name: 'difference', kind: 'money', label: { th: 'ส่วนต่าง', en: 'Difference' }, adds: { net: { th: 'ส่วนต่างสุทธิ', en: 'Net difference' } }, readonly: true },
  open_count: { name: 'open_count', kind: 'integer', label: { th: 'รายการที่ต่าง', en: 'Differences' }, readonly: true },
  checked_at: { name: 'checked_at', kind: 'datetime', label: { th: 'ตรวจล่าสุด', en: 'Compared at' }, readonly: true },
  status: { name: 'status', kind: 'enum', label: { th: 'ผล', en: 'Result' }, readonly: true, options: bankDayStatusOptions },
};
