// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Field } from '#contract/field.ts';
import { providerActionOptions } from '#generated/api/enums/provider-action.ts';
import { providerApiOptions } from '#generated/api/enums/provider-api.ts';
import { providerResultOptions } from '#generated/api/enums/provider-result.ts';
import { providerStatusOptions } from '#generated/api/enums/provider-status.ts';

export type ProviderLogFieldName =
  | 'id' | 'created_at' | 'day' | 'clock' | 'agent_id' | 'agent_code' | 'provider_id' | 'provider_code' |
  'provider_status' | 'provider_api' | 'sub_provider_id' | 'sub_provider_code' | 'member_id' | 'username' | 'ign' |
  'action' | 'game_code' | 'game_name' | 'round_id' | 'txn_id' | 'bet_amount' | 'valid_amount' | 'win_amount' |
  'jackpot_amount' | 'balance_before' | 'balance_after' | 'status' | 'error_code' | 'error_message' | 'latency_ms' |
  'request_json' | 'response_json';

export const providerLogFields: Readonly<Record<ProviderLogFieldName, Field>> = {
  id: { name: 'id', kind: 'id', label: { th: 'รหัส', en: 'ID' }, readonly: true },
  created_at: { name: 'created_at', kind: 'datetime', label: { th: 'เวลาเรียก', en: 'Time' }, readonly: true },
  day: { name: 'day', kind: 'date', label: { th: 'วันที่', en: 'Day' }, readonly: true },
  clock: { name: 'clock', kind: 'time', label: { th: 'เวลาของวัน', en: 'Time of the day' }, readonly: true },
  agent_id: {
    name: 'agent_id',
    kind: 'ref',
    label: { th: 'เอเย่นต์', en: 'Agent' },
    readonly: true,
    reference: { entity: 'Agent', path: '/api/system/agent/items', value: 'id', label: 'name', hint: 'code', tree: { parent: 'parent_id', all: { th: 'ทุกเอเย่นต์', en: 'All agents' } } },
  },
  agent_code: { name: 'agent_code', kind: 'string', label: { th: 'รหัสเอเย่นต์', en: 'Agent code' }, readonly: true },
  provider_id: { name: 'provider_id', kind: 'ref', label: { th: 'ค่าย', en: 'Provider' }, readonly: true, reference: { entity: 'Provider', path: '/api/game/provider/items', value: 'id', label: 'name', hint: 'code' } },
  provider_code: { name: 'provider_code', kind: 'string', label: { th: 'รหัสค่าย', en: 'Provider code' }, readonly: true },
  provider_status: { name: 'provider_status', kind: 'enum', label: { th: 'สถานะค่ายขณะนี้', en: 'Provider now' }, readonly: true, options: providerStatusOptions },
  provider_api: { name: 'provider_api', kind: 'enum', label: { th: 'API ขณะนี้', en: 'API now' }, readonly: true, options: providerApiOptions },
  sub_provider_id: {
    name: 'sub_provider_id',
    kind: 'ref',
    label: { th: 'ค่ายย่อย', en: 'Sub-provider' },
    readonly: true,
    nullable: true,
    reference: { entity: 'SubProvider', path: '/api/game/provider/sub_items', value: 'id', label: 'name', hint: 'code' },
  },
  sub_provider_code: { name: 'sub_provider_code', kind: 'string', label: { th: 'รหัสค่ายย่อย', en: 'Sub-provider code' }, readonly: true, nullable: true },
  member_id: { name: 'member_id', kind: 'ref', label: { th: 'สมาชิก', en: 'Member' }, readonly: true, reference: { entity: 'Member', path: '/api/system/deposit/members', value: 'id', label: 'username', instead: '/api/member/users' } },
  username: { name: 'username', kind: 'string', label: { th: 'ยูสเซอร์', en: 'Username' }, readonly: true },
  ign: { name: 'ign', kind: 'string', label: { th: 'ชื่อในเกม (IGN)', en: 'In-game name' }, readonly: true },
  action: { name: 'action', kind: 'enum', label: { th: 'คำสั่ง', en: 'Command' }, readonly: true, options: providerActionOptions },
  game_code: { name: 'game_code', kind: 'string', label: { th: 'รหัสเกม', en: 'Game code' }, readonly: true, nullable: true },
  game_name: { name: 'game_name', kind: 'string', label: { th: 'เกม', en: 'Game' }, readonly: true, nullable: true },
  round_id: { name: 'round_id', kind: 'string', label: { th: 'รอบ', en: 'Round' }, readonly: true, nullable: true },
  txn_id: { name: 'txn_id', kind: 'string', label: { th: 'เลขธุรกรรม', en: 'Transaction' }, readonly: true },
  bet_amount: { name: 'bet_amount', kind: 'money', label: { th: 'เดิมพัน', en: 'Bet' }, adds: { by: 'action', options: providerActionOptions }, readonly: true },
  valid_amount: { name: 'valid_amount', kind: 'money', label: { th: 'เทิร์น', en: 'Valid bet' }, readonly: true },
  win_amount: { name: 'win_amount', kind: 'money', label: { th: 'จ่าย', en: 'Win' }, adds: { by: 'action', options: providerActionOptions }, readonly: true },
  jackpot_amount: { name: 'jackpot_amount', kind: 'money', label: { th: 'แจ็กพอต', en: 'Jackpot' }, readonly: true },
  balance_before: { name: 'balance_before', kind: 'money', label: { th: 'ยอดก่อน', en: 'Before' }, readonly: true, nullable: true },
  balance_after: { name: 'balance_after', kind: 'money', label: { th: 'ยอดหลัง', en: 'After' }, readonly: true, nullable: true },
  status: { name: 'status', kind: 'enum', label: { th: 'ผลลัพธ์', en: 'Result' }, readonly: true, options: providerResultOptions },
  error_code: { name: 'error_code', kind: 'string', label: { th: 'รหัสผิดพลาด', en: 'Error code' }, readonly: true, nullable: true },
  error_message: { name: 'error_message', kind: 'string', label: { th: 'ข้อผิดพลาด', en: 'Error' }, readonly: true, nullable: true },
  latency_ms: { name: 'latency_ms', kind: 'integer', label: { th: 'เวลาตอบ (p95)', en: 'Latency (p95)' }, unit: { th: 'ms', en: 'ms' }, readonly: true },
  request_json: { name: 'request_json', kind: 'json', label: { th: 'ข้อมูลส่ง', en: 'Request' }, readonly: true },
  response_json: { name: 'response_json', kind: 'json', label: { th: 'ข้อมูลตอบ', en: 'Response' }, readonly: true, nullable: true },
};
