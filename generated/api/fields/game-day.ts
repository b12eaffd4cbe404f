// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Field } from '#contract/field.ts';
import { gameTypeOptions } from '#generated/api/enums/game-type.ts';
import { serverKeyOptions } from '#generated/api/enums/server-key.ts';

export type GameDayFieldName =
  | 'id' | 'stat_date' | 'agent_id' | 'sub_provider_id' | 'game_id' | 'bet_count' | 'turnover' | 'valid_turnover' |
  'payout' | 'biggest_win' | 'master_id' | 'server' | 'provider_id' | 'game_type';

export const gameDayFields: Readonly<Record<GameDayFieldName, Field>> = {
  id: { name: 'id', kind: 'id', label: { th: 'รหัส', en: 'ID' }, readonly: true },
  stat_date: { name: 'stat_date', kind: 'date', label: { th: 'วันที่', en: 'Day' }, readonly: true },
  agent_id: {
    name: 'agent_id',
    kind: 'ref',
    label: { th: 'เอเย่นต์', en: 'Agent' },
    readonly: true,
    reference: { entity: 'Agent', path: '/api/system/agent/items', value: 'id', label: 'name', hint: 'code', tree: { parent: 'parent_id', all: { th: 'ทุกเอเย่นต์', en: 'All agents' } } },
  },
  sub_provider_id: {
    name: 'sub_provider_id',
    kind: 'ref',
    label: { th: 'ค่ายย่อย', en: 'Sub-provider' },
    readonly: true,
    reference: { entity: 'SubProvider', path: '/api/game/provider/sub_items', value: 'id', label: 'name', hint: 'code' },
  },
  game_id: { name: 'game_id', kind: 'ref', label: { th: 'เกม', en: 'Game' }, readonly: true, reference: { entity: 'Game', path: '/api/game/items', value: 'id', label: 'name_th', english: 'name_en', instead: '/api/game/list' } },
  bet_count: { name: 'bet_count', kind: 'integer', label: { th: 'จำนวนบิล', en: 'Bets' }, readonly: true, initial: 0 },
  turnover: { name: 'turnover', kind: 'money', label: { th: 'ยอดเดิมพัน', en: 'Turnover' }, readonly: true, initial: '0.00' },
  valid_turnover: { name: 'valid_turnover', kind: 'money', label: { th: 'ยอดเทิร์น', en: 'Valid turnover' }, readonly: true, initial: '0.00' },
  payout: { name: 'payout', kind: 'money', label: { th: 'ยอดจ่าย', en: 'Payout' }, readonly: true, initial: '0.00' },
  biggest_win: { name: 'biggest_win', kind: 'money', label: { th: 'ชนะสูงสุด', en: 'Biggest win' }, readonly: true, nullable: true },
  master_id: {
    name: 'master_id',
    kind: 'ref',
    label: { th: 'มาสเตอร์', en: 'Master' },
    readonly: true,
    nullable: true,
    reference: { entity: 'Agent', path: '/api/system/agent/items', value: 'id', label: 'name', hint: 'code', tree: { parent: 'parent_id', all: { th: 'ทุกเอเย่นต์', en: 'All agents' } } },
  },
  server: { name: 'server', kind: 'enum', label: { th: 'เซิร์ฟเวอร์', en: 'Server' }, readonly: true, options: serverKeyOptions },
  provider_id: { name: 'provider_id', kind: 'ref', label: { th: 'ค่าย', en: 'Provider' }, readonly: true, reference: { entity: 'Provider', path: '/api/game/provider/items', value: 'id', label: 'name', hint: 'code' } },
  game_type: { name: 'game_type', kind: 'enum', label: { th: 'หมวด', en: 'Type' }, readonly: true, options: gameTypeOptions },
};
