// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Field } from '#contract/field.ts';
import { walletTypeOptions } from '#generated/api/enums/wallet-type.ts';

export type WalletFieldName =
  | 'id' | 'member_id' | 'username' | 'agent_id' | 'wallet_type' | 'balance' | 'pending' | 'turnover_required' |
  'turnover_done' | 'updated_at';

export const walletFields: Readonly<Record<WalletFieldName, Field>> = {
  id: { name: 'id', kind: 'id', label: { th: 'รหัส', en: 'ID' }, readonly: true },
  member_id: { name: 'member_id', kind: 'ref', label: { th: 'สมาชิก', en: 'Member' }, readonly: true, reference: { entity: 'Member', path: '/api/system/deposit/members', value: 'id', label: 'username', instead: '/api/member/users' } },
  username: { name: 'username', kind: 'string', label: { th: 'ยูสเซอร์', en: 'Username' }, readonly: true },
  agent_id: {
    name: 'agent_id',
    kind: 'ref',
    label: { th: 'เอเย่นต์', en: 'Agent' },
    readonly: true,
    reference: { entity: 'Agent', path: '/api/system/agent/items', value: 'id', label: 'name', hint: 'code', tree: { parent: 'parent_id', all: { th: 'ทุกเอเย่นต์', en: 'All agents' } } },
  },
  wallet_type: { name: 'wallet_type', kind: 'enum', label: { th: 'กระเป๋า', en: 'Wallet' }, readonly: true, options: walletTypeOptions },
  balance: {
    name: 'balance',
    kind: 'money',
    label: { th: 'ยอดคงเหลือ', en: 'Balance' },
    units: { by: 'wallet_type', of: { point: { th: 'แต้ม', en: 'points' }, ticket: { th: 'ใบ', en: 'tickets' } } },
    adds: { by: 'wallet_type', options: walletTypeOptions },
    readonly: true,
  },
  pending: {
    name: 'pending',
    kind: 'money',
    label: { th: 'ยอดรอทำรายการ', en: 'Held' },
    units: { by: 'wallet_type', of: { point: { th: 'แต้ม', en: 'points' }, ticket: { th: 'ใบ', en: 'tickets' } } },
    adds: { by: 'wallet_type', options: walletTypeOptions },
    readonly: true,
  },
  turnover_required: { name: 'turnover_required', kind: 'money', label: { th: 'เทิร์นต้องทำ', en: 'Turnover required' }, readonly: true },
  turnover_done: { name: 'turnover_done', kind: 'money', label: { th: 'เทิร์นทำแล้ว', en: 'Turnover done' }, readonly: true },
  updated_at: { name: 'updated_at', kind: 'datetime', label: { th: 'อัปเดตล่าสุด', en: 'Updated' }, readonly: true },
};
