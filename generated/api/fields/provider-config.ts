// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Field } from '#contract/field.ts';
import { gameTypeOptions } from '#generated/api/enums/game-type.ts';
import { providerStatusOptions } from '#generated/api/enums/provider-status.ts';

export type ProviderConfigFieldName =
  | 'id' | 'agent_id' | 'agent_code' | 'provider_id' | 'provider_code' | 'provider_types' | 'provider_status' |
  'operator_code' | 'api_key' | 'secret_key' | 'bet_limit_group' | 'min_bet' | 'max_bet' | 'share_pct' |
  'commission_pct' | 'member_commission_pct' | 'count_turnover' | 'sub_provider_ids' | 'sort_order' | 'status' |
  'created_at' | 'created_by' | 'updated_at' | 'updated_by' | 'version';

export const providerConfigFields: Readonly<Record<ProviderConfigFieldName, Field>> = {
  id: { name: 'id', kind: 'id', label: { th: 'รหัส', en: 'ID' }, readonly: true },
  agent_id: {
    name: 'agent_id',
    kind: 'ref',
    label: { th: 'เอเย่นต์', en: 'Agent' },
    required: true,
    reference: { entity: 'Agent', path: '/api/system/agent/items', value: 'id', label: 'name', hint: 'code', tree: { parent: 'parent_id', all: { th: 'ทุกเอเย่นต์', en: 'All agents' } } },
  },
  agent_code: { name: 'agent_code', kind: 'string', label: { th: 'รหัสเอเย่นต์', en: 'Agent code' }, readonly: true },
  provider_id: { name: 'provider_id', kind: 'ref', label: { th: 'ค่าย', en: 'Provider' }, required: true, reference: { entity: 'Provider', path: '/api/game/provider/items', value: 'id', label: 'name', hint: 'code' } },
  provider_code: { name: 'provider_code', kind: 'string', label: { th: 'รหัสค่าย', en: 'Provider code' }, readonly: true },
  provider_types: { name: 'provider_types', kind: 'list', label: { th: 'หมวด', en: 'Categories' }, readonly: true, item: { kind: 'enum', options: gameTypeOptions } },
  provider_status: { name: 'provider_status', kind: 'enum', label: { th: 'สถานะค่าย', en: 'Provider status' }, readonly: true, options: providerStatusOptions },
  operator_code: { name: 'operator_code', kind: 'string', label: { th: 'Operator / Agent Code ที่ค่าย', en: 'Operator code' }, required: true, maxLength: 60 },
  api_key: { name: 'api_key', kind: 'secret', label: { th: 'API Key', en: 'API key' }, nullable: true },
  secret_key: { name: 'secret_key', kind: 'secret', label: { th: 'Secret Key', en: 'Secret key' }, nullable: true },
  bet_limit_group: { name: 'bet_limit_group', kind: 'string', label: { th: 'กลุ่มลิมิตเดิมพัน', en: 'Bet limit group' }, nullable: true, maxLength: 40 },
  min_bet: { name: 'min_bet', kind: 'money', label: { th: 'เดิมพันต่ำสุด', en: 'Smallest bet' }, nullable: true, min: '0.00' },
  max_bet: { name: 'max_bet', kind: 'money', label: { th: 'เดิมพันสูงสุด', en: 'Largest bet' }, nullable: true, min: '0.00' },
  share_pct: { name: 'share_pct', kind: 'percent', label: { th: 'ถือสู้ (%)', en: 'Share (%)' }, hint: { th: 'เว้นว่าง = ตามเอเย่นต์', en: 'Empty = as the agent' }, nullable: true, min: '0', max: '100' },
  commission_pct: { name: 'commission_pct', kind: 'percent', label: { th: 'คอมมิชชั่น (%)', en: 'Commission (%)' }, hint: { th: 'เว้นว่าง = ตามเอเย่นต์', en: 'Empty = as the agent' }, nullable: true, min: '0', max: '2' },
  member_commission_pct: { name: 'member_commission_pct', kind: 'percent', label: { th: 'คอมสมาชิก (%)', en: 'Member commission (%)' }, nullable: true, min: '0', max: '2' },
  count_turnover: { name: 'count_turnover', kind: 'boolean', label: { th: 'นับเทิร์น', en: 'Counts to turnover' }, required: true, initial: true },
  sub_provider_ids: {
    name: 'sub_provider_ids',
    kind: 'list',
    label: { th: 'เปิดค่ายย่อย', en: 'Sub-providers' },
    hint: { th: 'เว้นว่าง = ทุกค่ายย่อย', en: 'Empty = all of them' },
    nullable: true,
    item: { kind: 'ref', reference: { entity: 'SubProvider', path: '/api/game/provider/sub_items', value: 'id', label: 'name', hint: 'code' } },
  },
  sort_order: { name: 'sort_order', kind: 'integer', label: { th: 'ลำดับ', en: 'Order' }, nullable: true, min: 0, max: 999999 },
  status: { name: 'status', kind: 'enum', label: { th: 'สถานะ', en: 'Status' }, required: true, options: providerStatusOptions, initial: 'active' },
  created_at: { name: 'created_at', kind: 'datetime', label: { th: 'วันที่สร้าง', en: 'Created' }, readonly: true },
  created_by: { name: 'created_by', kind: 'ref', label: { th: 'ผู้สร้าง', en: 'Created by' }, readonly: true, nullable: true },
  updated_at: { name: 'updated_at', kind: 'datetime', label: { th: 'แก้ไขล่าสุด', en: 'Updated' }, readonly: true },
  updated_by: { name: 'updated_by', kind: 'ref', label: { th: 'ผู้แก้ไข', en: 'Updated by' }, readonly: true, nullable: true },
  version: { name: 'version', kind: 'integer', label: { th: 'รุ่นข้อมูล', en: 'Version' }, readonly: true },
};
