// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Field } from '#contract/field.ts';
import { gameTypeOptions } from '#generated/api/enums/game-type.ts';
import { onOffOptions } from '#generated/api/enums/on-off.ts';

export type SubProviderFieldName = 'id' | 'provider_id' | 'code' | 'name' | 'type' | 'game_count' | 'status';

export const subProviderFields: Readonly<Record<SubProviderFieldName, Field>> = {
  id: { name: 'id', kind: 'id', label: { th: 'รหัส', en: 'ID' }, readonly: true },
  provider_id: { name: 'provider_id', kind: 'ref', label: { th: 'ค่าย', en: 'Provider' }, readonly: true, reference: { entity: 'Provider', path: '/api/game/provider/items', value: 'id', label: 'name', hint: 'code' } },
  code: { name: 'code', kind: 'string', label: { th: 'รหัส', en: 'Code' }, readonly: true },
  name: { name: 'name', kind: 'string', label: { th: 'ชื่อ', en: 'Name' }, readonly: true },
  type: { name: 'type', kind: 'enum', label: { th: 'หมวด', en: 'Type' }, readonly: true, options: gameTypeOptions },
  game_count: { name: 'game_count', kind: 'integer', label: { th: 'เกม', en: 'Games' }, readonly: true, initial: 0 },
  status: { name: 'status', kind: 'enum', label: { th: 'สถานะ', en: 'Status' }, required: true, options: onOffOptions, initial: 'active' },
};
