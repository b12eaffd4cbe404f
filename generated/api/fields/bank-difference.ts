// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Field } from '#contract/field.ts';
import { differenceKindOptions } from '#generated/api/enums/difference-kind.ts';
import { differenceStatusOptions } from '#generated/api/enums/difference-status.ts';

export type BankDifferenceFieldName =
  | 'id' | 'stat_date' | 'bank_id' | 'agent_ids' | 'difference_key' | 'kind' | 'happened_at' | 'our_ref' | 'raw_ref' |
  'upstream_ref' | 'our_amount' | 'their_amount' | 'found_at' | 'resolved_at' | 'status';

export const bankDifferenceFields: Readonly<Record<BankDifferenceFieldName, Field>> = {
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
  difference_key: { name: 'difference_key', kind: 'string', label: { th: 'คีย์', en: 'Key' }, readonly: true },
  kind: { name: 'kind', kind: 'enum', label: { th: 'ส่วนต่าง', en: 'Difference' }, readonly: true, options: differenceKindOptions },
  happened_at: { name: 'happened_at', kind: 'datetime', label: { th: 'เวลา', en: 'Time' }, readonly: true },
  our_ref: { name: 'our_ref', kind: 'code', label: { th: 'เลขของเรา', en: 'Our reference' }, readonly: true, nullable: true },
  raw_ref: { name: 'raw_ref', kind: 'code', label: { th: 'เลขที่ดิบ', en: 'Statement line' }, readonly: true, nullable: true },
  upstream_ref: { name: 'upstream_ref', kind: 'string', label: { th: 'เลขอ้างอิงธนาคาร', en: 'Bank reference' }, readonly: true, nullable: true },
  our_amount: { name: 'our_amount', kind: 'money', label: { th: 'ยอดของเรา', en: 'In our books' }, adds: { net: { th: 'สุทธิ', en: 'Net' } }, readonly: true, nullable: true },
  their_amount: { name: 'their_amount', kind: 'money', label: { th: 'ยอดในสเตทเมนต์', en: 'On the statement' }, adds: { net: { th: 'สุทธิ', en: 'Net' } }, readonly: true, nullable: true },
  found_at: { name: 'found_at', kind: 'datetime', label: { th: 'พบเมื่อ', en: 'Found' }, readonly: true },
  resolved_at: { name: 'resolved_at', kind: 'datetime', label: { th: 'หมดไปเมื่อ', en: 'Gone since' }, readonly: true, nullable: true },
  status: { name: 'status', kind: 'enum', label: { th: 'สถานะ', en: 'Status' }, readonly: true, options: differenceStatusOptions },
};
