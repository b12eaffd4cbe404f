import type { Field } from '#contract/field.ts';
import { importBatchFields } from '#generated/api/fields/import-batch.ts';

const { readonly: _set, ...agent } = importBatchFields.agent_id;

/** Inputs of the lookup. */
export const fields: readonly Field[] = [
  { ...agent, label: { th: 'เอเย่นต์', en: 'Agent' }, required: true },
  {
    name: 'provider_id',
    kind: 'ref',
    label: { th: 'ค่ายเกม', en: 'Provider' },
    required: true,
    reference: { entity: 'Provider', path: '/api/game/provider/items', value: 'id', label: 'name', hint: 'code' },
  },
  { name: 'registered_from', kind: 'date', label: { th: 'สมัครตั้งแต่', en: 'Registered from' } },
  { name: 'registered_to', kind: 'date', label: { th: 'สมัครถึง', en: 'Registered to' } },
  { name: 'only_played', kind: 'boolean', label: { th: 'เฉพาะที่เคยเล่น', en: 'Only those who played' } },
];

/** Columns of the preview, the same as in the file. */
export const columns: readonly Field[] = [
  { name: 'username', kind: 'string', label: { th: 'ยูสเซอร์', en: 'Username' } },
  { name: 'ign', kind: 'string', label: { th: 'ชื่อในเกม', en: 'In-game name' } },
  { name: 'provider', kind: 'string', label: { th: 'ค่าย', en: 'Provider' } },
  { name: 'created_at', kind: 'datetime', label: { th: 'สร้างเมื่อ', en: 'Created' } },
  { name: 'last_played_at', kind: 'datetime', label: { th: 'เล่นล่าสุด', en: 'Last played' } },
];
