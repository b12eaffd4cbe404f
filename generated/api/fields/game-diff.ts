// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Field } from '#contract/field.ts';
import { gameSourceOptions } from '#generated/api/enums/game-source.ts';

export type GameDiffFieldName =
  | 'id' | 'batch_id' | 'provider_id' | 'source' | 'file_name' | 'added' | 'changed' | 'removed' | 'same_count' |
  'result' | 'created_at' | 'created_by' | 'applied_at' | 'applied_by';

export const gameDiffFields: Readonly<Record<GameDiffFieldName, Field>> = {
  id: { name: 'id', kind: 'id', label: { th: 'รหัส', en: 'ID' }, readonly: true },
  batch_id: { name: 'batch_id', kind: 'code', label: { th: 'เลขชุด', en: 'Batch' }, readonly: true },
  provider_id: { name: 'provider_id', kind: 'ref', label: { th: 'ค่ายเกม', en: 'Provider' }, readonly: true, reference: { entity: 'Provider', path: '/api/game/provider/items', value: 'id', label: 'name', hint: 'code' } },
  source: { name: 'source', kind: 'enum', label: { th: 'แหล่งข้อมูล', en: 'Source' }, readonly: true, options: gameSourceOptions },
  file_name: { name: 'file_name', kind: 'string', label: { th: 'ชื่อไฟล์', en: 'File name' }, readonly: true, nullable: true },
  added: { name: 'added', kind: 'list', label: { th: 'เกมใหม่', en: 'New' }, readonly: true, item: { kind: 'shape' } },
  changed: { name: 'changed', kind: 'list', label: { th: 'เปลี่ยนแปลง', en: 'Changed' }, readonly: true, item: { kind: 'json' } },
  removed: { name: 'removed', kind: 'list', label: { th: 'ถูกถอด', en: 'Withdrawn' }, readonly: true, item: { kind: 'shape' } },
  same_count: { name: 'same_count', kind: 'integer', label: { th: 'เหมือนเดิม', en: 'The same' }, readonly: true, initial: 0 },
  result: { name: 'result', kind: 'shape', label: { th: 'ผลการนำเข้า', en: 'Result' }, readonly: true, nullable: true },
  created_at: { name: 'created_at', kind: 'datetime', label: { th: 'เทียบเมื่อ', en: 'Compared' }, readonly: true },
  created_by: { name: 'created_by', kind: 'ref', label: { th: 'โดย', en: 'By' }, readonly: true, nullable: true },
  applied_at: { name: 'applied_at', kind: 'datetime', label: { th: 'นำเข้าเมื่อ', en: 'Applied' }, readonly: true, nullable: true },
  applied_by: { name: 'applied_by', kind: 'ref', label: { th: 'นำเข้าโดย', en: 'Applied by' }, readonly: true, nullable: true },
};
