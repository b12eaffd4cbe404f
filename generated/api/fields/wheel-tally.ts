// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Field } from '#contract/field.ts';

export type WheelTallyFieldName = 'id' | 'wheel_id' | 'agent_ids' | 'stock_id' | 'ends_at' | 'spins' | 'payout';

export const wheelTallyFields: Readonly<Record<WheelTallyFieldName, Field>> = {
  id: { name: 'id', kind: 'id', label: { th: 'รหัส', en: 'ID' }, readonly: true },
  wheel_id: { name: 'wheel_id', kind: 'ref', label: { th: 'กงล้อ', en: 'Wheel' }, readonly: true, reference: { entity: 'WheelConfig', path: '/api/wheel/items', value: 'id', label: 'name', instead: '/api/wheel/configs' } },
  agent_ids: {
    name: 'agent_ids',
    kind: 'list',
    label: { th: 'เอเย่นต์', en: 'Agents' },
    hint: { th: 'เอเย่นต์หนึ่งมีกงล้อที่เปิดได้ครั้งละหนึ่งกงล้อ', en: 'An agent has one active wheel at a time' },
    readonly: true,
    item: { kind: 'ref', reference: { entity: 'Agent', path: '/api/system/agent/items', value: 'id', label: 'name', hint: 'code', tree: { parent: 'parent_id', all: { th: 'ทุกเอเย่นต์', en: 'All agents' } } } },
  },
  stock_id: {
    name: 'stock_id',
    kind: 'ref',
    label: { th: 'ช่อง', en: 'Slot' },
    readonly: true,
    reference: { entity: 'WheelStock', path: '/api/wheel/stocks/items', value: 'id', label: 'position', hint: 'code', instead: '/api/wheel/stocks' },
  },
  ends_at: { name: 'ends_at', kind: 'datetime', label: { th: 'วันของกงล้อสิ้นสุด', en: 'Day ends' }, readonly: true },
  spins: { name: 'spins', kind: 'integer', label: { th: 'จำนวนครั้ง', en: 'Spins' }, readonly: true, initial: 0 },
  payout: { name: 'payout', kind: 'money', label: { th: 'ต้นทุน', en: 'Cost' }, readonly: true, initial: '0.00' },
};
