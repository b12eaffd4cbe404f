// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { FieldShape } from '#contract/field.ts';
import { gameStatusOptions } from '../enums/game-status.ts';
import { gameTypeOptions } from '../enums/game-type.ts';

export const goneGameShape: FieldShape = {
  name: 'GoneGame',
  fields: [
    { name: 'game_code', kind: 'string', label: { th: 'รหัสเกม', en: 'Code' }, required: true },
    { name: 'name_en', kind: 'string', label: { th: 'ชื่ออังกฤษ', en: 'Name in English' }, required: true },
    { name: 'name_th', kind: 'string', label: { th: 'ชื่อไทย', en: 'Name in Thai' }, required: true },
    { name: 'type', kind: 'enum', label: { th: 'หมวด', en: 'Category' }, required: true, options: gameTypeOptions },
    { name: 'image_url', kind: 'string', label: { th: 'รูป', en: 'Picture' }, nullable: true },
    { name: 'status', kind: 'enum', label: { th: 'สถานะ', en: 'Status' }, required: true, options: gameStatusOptions },
  ],
};
