// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Field } from '#contract/field.ts';
import { gameTypeOptions } from '#generated/api/enums/game-type.ts';
import { memberLevelOptions } from '#generated/api/enums/member-level.ts';
import { serverKeyOptions } from '#generated/api/enums/server-key.ts';

export type GameBetFieldName =
  | 'id' | 'stat_date' | 'agent_id' | 'master_id' | 'server' | 'member_id' | 'username' | 'name' | 'level' |
  'sub_provider_id' | 'provider_id' | 'game_type' | 'game_id' | 'bet_count' | 'turnover' | 'valid_turnover' |
  'payout' | 'biggest_win';

export const gameBetFields: Readonly<Record<GameBetFieldName, Field>> = {
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
  game_id: { name: 'game_id', kind: 'ref', label: { th: 'เกม', en: 'Game' }, readonly: true, reference: { entity: 'Game', path: '/api/game/items', value: 'id', label: 'name_th', english: 'name_en', instead: '/api/game/list' } },
  bet_count: { name: 'bet_count', kind: 'integer', label: { th: 'จำนวนบิล', en: 'Bets' }, readonly: true },
  turnover: { name: 'turnover', kind: 'money', label: { th: 'ยอดเดิมพัน', en: 'Turnover' }, readonly: true },
  valid_turnover: { name: 'valid_turnover', kind: 'money', label: { th: 'ยอดเทิร์น', en: 'Valid turnover' }, readonly: true },
  payout: { name: 'payout', kind: 'money', label: { th: 'ยอดจ่าย', en: 'Payout' }, readonly: true },
  biggest_win: { name: 'biggest_win', kind: 'money', label: { th: 'ชนะสูงสุด', en: 'Biggest win' }, readonly: true, nullable: true },
};
