// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Field } from '#contract/field.ts';
import { gameTypeOptions } from '#generated/api/enums/game-type.ts';
import { invoiceBaseOptions } from '#generated/api/enums/invoice-base.ts';
import { memberLevelOptions } from '#generated/api/enums/member-level.ts';
import { serverKeyOptions } from '#generated/api/enums/server-key.ts';

export type BetDayFieldName =
  | 'id' | 'stat_date' | 'agent_id' | 'master_id' | 'server' | 'member_id' | 'username' | 'name' | 'level' |
  'sub_provider_id' | 'provider_id' | 'game_type' | 'bet_count' | 'turnover' | 'valid_turnover' | 'payout' |
  'member_commission' | 'agent_winloss' | 'agent_commission' | 'provider_cost' | 'share_pct' | 'agent_commission_pct' |
  'member_commission_pct' | 'cost_pct' | 'cost_base' | 'revision' | 'recorded_at';

export const betDayFields: Readonly<Record<BetDayFieldName, Field>> = {
  id: { name: 'id', kind: 'id', label: { th: 'รหัส', en: 'ID' }, readonly: true },
  stat_date: { name: 'stat_date', kind: 'date', label: { th: 'วันที่', en: 'Day' }, readonly: true },
  agent_id: {
    name: 'agent_id',
    kind: 'ref',
    label: { th: 'เอเย่นต์', en: 'Agent' },
    readonly: true,
    reference: { entity: 'Agent', path: '/api/system/agent/items', value: 'id', label: 'name', hint: 'code', tree: { parent: 'parent_id', all: { th: 'ทุกเอเย่นต์', en: 'All agents' } } },
  },
  master_id: {
    name: 'master_id',
    kind: 'ref',
    label: { th: 'มาสเตอร์', en: 'Master' },
    readonly: true,
    nullable: true,
    reference: { entity: 'Agent', path: '/api/system/agent/items', value: 'id', label: 'name', hint: 'code', tree: { parent: 'parent_id', all: { th: 'ทุกเอเย่นต์', en: 'All agents' } } },
  },
  server: { name: 'server', kind: 'enum', label: { th: 'เซิร์ฟเวอร์', en: 'Server' }, readonly: true, options: serverKeyOptions },
  member_id: { name: 'member_id', kind: 'ref', label: { th: 'สมาชิก', en: 'Member' }, readonly: true, reference: { entity: 'Member', path: '/api/system/deposit/members', value: 'id', label: 'username', instead: '/api/member/users' } },
  username: { name: 'username', kind: 'string', label: { th: 'ยูสเซอร์เนม', en: 'Username' }, readonly: true },
  name: { name: 'name', kind: 'string', label: { th: 'ชื่อ-นามสกุล', en: 'Name' }, readonly: true },
  level: { name: 'level', kind: 'enum', label: { th: 'ระดับ', en: 'Level' }, readonly: true, options: memberLevelOptions },
  sub_provider_id: {
    name: 'sub_provider_id',
    kind: 'ref',
    label: { th: 'ค่ายย่อย', en: 'Sub-provider' },
    readonly: true,
    reference: { entity: 'SubProvider', path: '/api/game/provider/sub_items', value: 'id', label: 'name', hint: 'code' },
  },
  provider_id: { name: 'provider_id', kind: 'ref', label: { th: 'ค่าย', en: 'Provider' }, readonly: true, reference: { entity: 'Provider', path: '/api/game/provider/items', value: 'id', label: 'name', hint: 'code' } },
  game_type: { name: 'game_type', kind: 'enum', label: { th: 'หมวด', en: 'Type' }, readonly: true, options: gameTypeOptions },
  bet_count: { name: 'bet_count', kind: 'integer', label: { th: 'จำนวนบิล', en: 'Bets' }, readonly: true },
  turnover: { name: 'turnover', kind: 'money', label: { th: 'ยอดเดิมพัน', en: 'Turnover' }, readonly: true },
  valid_turnover: { name: 'valid_turnover', kind: 'money', label: { th: 'ยอดเทิร์น', en: 'Valid turnover' }, readonly: true },
  payout: { name: 'payout', kind: 'money', label: { th: 'ยอดจ่าย', en: 'Payout' }, readonly: true },
  member_commission: { name: 'member_commission', kind: 'money', label: { th: 'คอมสมาชิก', en: 'Member commission' }, readonly: true },
  agent_winloss: { name: 'agent_winloss', kind: 'money', label: { th: 'แพ้/ชนะ (เอเย่นต์)', en: 'Agent win/loss' }, readonly: true },
  agent_commission: { name: 'agent_commission', kind: 'money', label: { th: 'คอมเอเย่นต์', en: 'Agent commission' }, readonly: true },
  provider_cost: { name: 'provider_cost', kind: 'money', label: { th: 'ค่าบริการค่ายเกม', en: 'Provider cost' }, readonly: true },
  share_pct: { name: 'share_pct', kind: 'percent', label: { th: 'ถือสู้ (%)', en: 'Share (%)' }, readonly: true },
  agent_commission_pct: { name: 'agent_commission_pct', kind: 'percent', label: { th: 'คอมเอเย่นต์ (%)', en: 'Agent commission (%)' }, readonly: true },
  member_commission_pct: { name: 'member_commission_pct', kind: 'percent', label: { th: 'คอมสมาชิก (%)', en: 'Member commission (%)' }, readonly: true },
  cost_pct: { name: 'cost_pct', kind: 'percent', label: { th: 'ต้นทุนค่าย (%)', en: 'Provider cost (%)' }, readonly: true },
  cost_base: { name: 'cost_base', kind: 'enum', label: { th: 'คิดจาก', en: 'Invoiced on' }, readonly: true, options: invoiceBaseOptions },
  revision: { name: 'revision', kind: 'integer', label: { th: 'ครั้งที่แก้ไข', en: 'Revision' }, readonly: true },
  recorded_at: { name: 'recorded_at', kind: 'datetime', label: { th: 'บันทึกเมื่อ', en: 'Recorded' }, readonly: true },
};
