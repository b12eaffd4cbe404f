// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Field } from '#contract/field.ts';
import { actorOptions } from '#generated/api/enums/actor.ts';
import { walletChainOptions } from '#generated/api/enums/wallet-chain.ts';
import { walletDirectionOptions } from '#generated/api/enums/wallet-direction.ts';
import { walletLogTypeOptions } from '#generated/api/enums/wallet-log-type.ts';
import { walletRefOptions } from '#generated/api/enums/wallet-ref.ts';
import { walletTypeOptions } from '#generated/api/enums/wallet-type.ts';

export type WalletLogFieldName =
  | 'id' | 'created_at' | 'log_no' | 'agent_id' | 'agent_code' | 'member_id' | 'username' | 'wallet_type' | 'log_type' |
  'amount' | 'direction' | 'amount_in' | 'amount_out' | 'balance_before' | 'balance_after' | 'chain' | 'day' |
  'ref_type' | 'ref_id' | 'provider_code' | 'game_code' | 'round_id' | 'turnover_added' | 'actor_type' | 'actor_name' |
  'remark';

export const walletLogFields: Readonly<Record<WalletLogFieldName, Field>> = {
  id: { name: 'id', kind: 'id', label: { th: 'รหัส', en: 'ID' }, readonly: true },
  created_at: { name: 'created_at', kind: 'datetime', label: { th: 'วันที่ทำรายการ', en: 'Time' }, readonly: true },
  log_no: { name: 'log_no', kind: 'code', label: { th: 'เลขที่รายการ', en: 'Number' }, readonly: true },
  agent_id: {
    name: 'agent_id',
    kind: 'ref',
    label: { th: 'เอเย่นต์', en: 'Agent' },
    readonly: true,
    reference: { entity: 'Agent', path: '/api/system/agent/items', value: 'id', label: 'name', hint: 'code', tree: { parent: 'parent_id', all: { th: 'ทุกเอเย่นต์', en: 'All agents' } } },
  },
  agent_code: { name: 'agent_code', kind: 'string', label: { th: 'รหัสเอเย่นต์', en: 'Agent code' }, readonly: true },
  member_id: { name: 'member_id', kind: 'ref', label: { th: 'สมาชิก', en: 'Member' }, readonly: true, reference: { entity: 'Member', path: '/api/system/deposit/members', value: 'id', label: 'username', instead: '/api/member/users' } },
  username: { name: 'username', kind: 'string', label: { th: 'ยูสเซอร์เนม', en: 'Username' }, readonly: true },
  wallet_type: { name: 'wallet_type', kind: 'enum', label: { th: 'กระเป๋า', en: 'Wallet' }, readonly: true, options: walletTypeOptions },
  log_type: { name: 'log_type', kind: 'enum', label: { th: 'ประเภทรายการ', en: 'Type' }, readonly: true, options: walletLogTypeOptions },
  amount: {
    name: 'amount',
    kind: 'money',
    label: { th: 'จำนวน', en: 'Amount' },
    units: { by: 'wallet_type', of: { point: { th: 'แต้ม', en: 'points' }, ticket: { th: 'ใบ', en: 'tickets' } } },
    adds: { by: 'wallet_type', options: walletTypeOptions, net: { th: 'สุทธิ', en: 'Net' } },
    readonly: true,
    gain: 'company',
  },
  direction: { name: 'direction', kind: 'enum', label: { th: 'เข้า/ออก', en: 'In or out' }, readonly: true, options: walletDirectionOptions },
  amount_in: {
    name: 'amount_in',
    kind: 'money',
    label: { th: 'เข้า', en: 'In' },
    units: { by: 'wallet_type', of: { point: { th: 'แต้ม', en: 'points' }, ticket: { th: 'ใบ', en: 'tickets' } } },
    adds: { by: 'wallet_type', options: walletTypeOptions },
    readonly: true,
  },
  amount_out: {
    name: 'amount_out',
    kind: 'money',
    label: { th: 'ออก', en: 'Out' },
    units: { by: 'wallet_type', of: { point: { th: 'แต้ม', en: 'points' }, ticket: { th: 'ใบ', en: 'tickets' } } },
    adds: { by: 'wallet_type', options: walletTypeOptions },
    readonly: true,
  },
  balance_before: {
    name: 'balance_before',
    kind: 'money',
    label: { th: 'ยอดก่อน', en: 'Before' },
    units: { by: 'wallet_type', of: { point: { th: 'แต้ม', en: 'points' }, ticket: { th: 'ใบ', en: 'tickets' } } },
    adds: { by: 'wallet_type', options: walletTypeOptions },
    readonly: true,
  },
  balance_after: {
    name: 'balance_after',
    kind: 'money',
    label: { th: 'ยอดหลัง', en: 'After' },
    units: { by: 'wallet_type', of: { point: { th: 'แต้ม', en: 'points' }, ticket: { th: 'ใบ', en: 'tickets' } } },
    adds: { by: 'wallet_type', options: walletTypeOptions },
    readonly: true,
  },
  chain: { name: 'chain', kind: 'enum', label: { th: 'ความต่อเนื่อง', en: 'Chain' }, readonly: true, options: walletChainOptions },
  day: { name: 'day', kind: 'date', label: { th: 'วันที่', en: 'Day' }, readonly: true },
  ref_type: { name: 'ref_type', kind: 'enum', label: { th: 'อ้างอิง', en: 'Reference type' }, readonly: true, nullable: true, options: walletRefOptions },
  ref_id: { name: 'ref_id', kind: 'code', label: { th: 'เลขอ้างอิง', en: 'Reference' }, readonly: true, nullable: true },
  provider_code: { name: 'provider_code', kind: 'string', label: { th: 'ค่าย', en: 'Provider' }, readonly: true, nullable: true },
  game_code: { name: 'game_code', kind: 'string', label: { th: 'เกม', en: 'Game' }, readonly: true, nullable: true },
  round_id: { name: 'round_id', kind: 'string', label: { th: 'รอบ', en: 'Round' }, readonly: true, nullable: true },
  turnover_added: { name: 'turnover_added', kind: 'money', label: { th: 'เทิร์นที่เพิ่ม', en: 'Turnover added' }, readonly: true },
  actor_type: { name: 'actor_type', kind: 'enum', label: { th: 'ผู้ทำรายการ', en: 'Actor' }, readonly: true, options: actorOptions },
  actor_name: { name: 'actor_name', kind: 'string', label: { th: 'ชื่อผู้ทำรายการ', en: 'Actor name' }, readonly: true, nullable: true },
  remark: { name: 'remark', kind: 'string', label: { th: 'หมายเหตุ', en: 'Remark' }, readonly: true, nullable: true },
};
