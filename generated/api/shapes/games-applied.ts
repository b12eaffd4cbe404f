// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { FieldShape } from '#contract/field.ts';
import { gameErrorShape } from '../shapes/game-error.ts';

export const gamesAppliedShape: FieldShape = {
  name: 'GamesApplied',
  fields: [
    { name: 'added', kind: 'integer', label: { th: 'เพิ่ม', en: 'Added' }, required: true },
    { name: 'updated', kind: 'integer', label: { th: 'แก้ไข', en: 'Changed' }, required: true },
    { name: 'removed', kind: 'integer', label: { th: 'ปิด', en: 'Withdrawn' }, required: true },
    { name: 'errors', kind: 'list', label: { th: 'ผิดพลาด', en: 'Errors' }, required: true, item: { kind: 'shape', shape: gameErrorShape } },
    { name: 'digest', kind: 'string', label: { th: 'ลายนิ้วมือ', en: 'Fingerprint' }, nullable: true },
  ],
};
