// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { FieldShape } from '#contract/field.ts';
import { gamePlatformOptions } from '../enums/game-platform.ts';
import { gameTypeOptions } from '../enums/game-type.ts';

export const newGameShape: FieldShape = {
  name: 'NewGame',
  fields: [
    { name: 'game_code', kind: 'string', label: { th: 'รหัสเกม', en: 'Code' }, required: true },
    { name: 'name_en', kind: 'string', label: { th: 'ชื่ออังกฤษ', en: 'Name in English' }, required: true },
    { name: 'name_th', kind: 'string', label: { th: 'ชื่อไทย', en: 'Name in Thai' }, required: true },
    { name: 'type', kind: 'enum', label: { th: 'หมวด', en: 'Category' }, required: true, options: gameTypeOptions },
    { name: 'sub_provider_code', kind: 'string', label: { th: 'ค่ายย่อย', en: 'Sub-provider' }, nullable: true },
    { name: 'rtp_pct', kind: 'percent', label: { th: 'RTP', en: 'RTP' }, nullable: true },
    { name: 'platforms', kind: 'list', label: { th: 'อุปกรณ์', en: 'Devices' }, required: true, item: { kind: 'enum', options: gamePlatformOptions } },
    { name: 'has_demo', kind: 'boolean', label: { th: 'ทดลองเล่น', en: 'Demo' }, required: true },
    { name: 'has_freespin', kind: 'boolean', label: { th: 'ฟรีสปิน', en: 'Free spins' }, required: true },
    { name: 'has_jackpot', kind: 'boolean', label: { th: 'แจ็กพอต', en: 'Jackpot' }, required: true },
    { name: 'problem', kind: 'string', label: { th: 'เหตุที่รับไม่ได้', en: 'Why it cannot be taken' }, nullable: true },
  ],
};
