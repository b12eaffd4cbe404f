// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Field } from '#contract/field.ts';
import { gamePlatformOptions } from '#generated/api/enums/game-platform.ts';
import { gameStatusOptions } from '#generated/api/enums/game-status.ts';
import { gameTypeOptions } from '#generated/api/enums/game-type.ts';

export type GameFieldName =
  | 'id' | 'provider_id' | 'provider_code' | 'sub_provider_id' | 'sub_provider_code' | 'game_code' | 'name_th' |
  'name_en' | 'type' | 'image_url' | 'rtp_pct' | 'is_hot' | 'is_new' | 'is_recommended' | 'has_demo' | 'has_freespin' |
  'has_jackpot' | 'platforms' | 'sort_order' | 'turnover_rate_pct' | 'status' | 'play_count_7d' | 'last_played_at' |
  'created_at' | 'created_by' | 'updated_at' | 'updated_by' | 'version';

export const gameFields: Readonly<Record<GameFieldName, Field>> = {
  id: { name: 'id', kind: 'id', label: { th: 'รหัส', en: 'ID' }, readonly: true },
  provider_id: { name: 'provider_id', kind: 'ref', label: { th: 'ค่ายเกม', en: 'Provider' }, required: true, reference: { entity: 'Provider', path: '/api/game/provider/items', value: 'id', label: 'name', hint: 'code' } },
  provider_code: { name: 'provider_code', kind: 'string', label: { th: 'ค่าย', en: 'Provider code' }, readonly: true },
  sub_provider_id: {
    name: 'sub_provider_id',
    kind: 'ref',
    label: { th: 'ค่ายย่อย', en: 'Sub-provider' },
    required: true,
    reference: { entity: 'SubProvider', path: '/api/game/provider/sub_items', value: 'id', label: 'name', hint: 'code' },
  },
  sub_provider_code: { name: 'sub_provider_code', kind: 'string', label: { th: 'รหัสค่ายย่อย', en: 'Sub-provider code' }, readonly: true },
  game_code: { name: 'game_code', kind: 'string', label: { th: 'รหัสเกม', en: 'Game code' }, required: true, maxLength: 64, pattern: '^[A-Za-z0-9][A-Za-z0-9._:-]{0,63}$' },
  name_th: { name: 'name_th', kind: 'string', label: { th: 'ชื่อเกม', en: 'Name' }, required: true, maxLength: 120, english: 'name_en' },
  name_en: { name: 'name_en', kind: 'string', label: { th: 'ชื่ออังกฤษ', en: 'English name' }, required: true, maxLength: 120 },
  type: { name: 'type', kind: 'enum', label: { th: 'หมวด', en: 'Category' }, required: true, options: gameTypeOptions },
  image_url: { name: 'image_url', kind: 'image', label: { th: 'รูปเกม', en: 'Picture' }, hint: { th: 'สี่เหลี่ยมจัตุรัส อย่างน้อย 300 พิกเซล', en: 'Square, at least 300 pixels' }, nullable: true },
  rtp_pct: { name: 'rtp_pct', kind: 'percent', label: { th: 'RTP (%)', en: 'RTP (%)' }, nullable: true, min: '80', max: '100' },
  is_hot: { name: 'is_hot', kind: 'boolean', label: { th: 'ยอดนิยม', en: 'Hot' }, required: true, initial: false },
  is_new: { name: 'is_new', kind: 'boolean', label: { th: 'ใหม่', en: 'New' }, required: true, initial: false },
  is_recommended: { name: 'is_recommended', kind: 'boolean', label: { th: 'แนะนำ', en: 'Recommended' }, required: true, initial: false },
  has_demo: { name: 'has_demo', kind: 'boolean', label: { th: 'ทดลองเล่น', en: 'Demo play' }, required: true, initial: false },
  has_freespin: { name: 'has_freespin', kind: 'boolean', label: { th: 'ฟรีสปิน', en: 'Free spins' }, required: true, initial: false },
  has_jackpot: { name: 'has_jackpot', kind: 'boolean', label: { th: 'แจ็กพอต', en: 'Jackpot' }, required: true, initial: false },
  platforms: { name: 'platforms', kind: 'list', label: { th: 'อุปกรณ์', en: 'Devices' }, required: true, minLength: 1, item: { kind: 'enum', options: gamePlatformOptions } },
  sort_order: { name: 'sort_order', kind: 'integer', label: { th: 'ลำดับ', en: 'Order' }, nullable: true, min: 0, max: 999999 },
  turnover_rate_pct: { name: 'turnover_rate_pct', kind: 'percent', label: { th: 'นับเทิร์น (%)', en: 'Counts to turnover (%)' }, required: true, min: '0', max: '100', initial: '100' },
  status: { name: 'status', kind: 'enum', label: { th: 'สถานะ', en: 'Status' }, required: true, options: gameStatusOptions, initial: 'active' },
  play_count_7d: { name: 'play_count_7d', kind: 'integer', label: { th: 'เล่น 7 วัน', en: 'Plays in 7 days' }, readonly: true, initial: 0 },
  last_played_at: { name: 'last_played_at', kind: 'datetime', label: { th: 'เล่นล่าสุด', en: 'Last played' }, readonly: true, nullable: true },
  created_at: { name: 'created_at', kind: 'datetime', label: { th: 'วันที่สร้าง', en: 'Created' }, readonly: true },
  created_by: { name: 'created_by', kind: 'ref', label: { th: 'ผู้สร้าง', en: 'Created by' }, readonly: true, nullable: true },
  updated_at: { name: 'updated_at', kind: 'datetime', label: { th: 'แก้ไขล่าสุด', en: 'Updated' }, readonly: true },
  updated_by: { name: 'updated_by', kind: 'ref', label: { th: 'ผู้แก้ไข', en: 'Updated by' }, readonly: true, nullable: true },
  version: { name: 'version', kind: 'integer', label: { th: 'รุ่นข้อมูล', en: 'Version' }, readonly: true },
};
