// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Field } from '#contract/field.ts';
import { stockModeOptions } from '#generated/api/enums/stock-mode.ts';

export type ShopStockFieldName =
  | 'id' | 'item_id' | 'agent_ids' | 'lot_no' | 'mode' | 'qty' | 'used_qty' | 'remaining' | 'cost_price' | 'code_hints' |
  'note' | 'created_at' | 'created_by' | 'updated_at' | 'updated_by' | 'version';

export const shopStockFields: Readonly<Record<ShopStockFieldName, Field>> = {
  id: { name: 'id', kind: 'id', label: { th: 'รหัส', en: 'ID' }, readonly: true },
  item_id: { name: 'item_id', kind: 'ref', label: { th: 'สินค้า', en: 'Item' }, readonly: true, reference: { entity: 'ShopItem', path: '/api/shop/item/items', value: 'id', label: 'name', instead: '/api/shop/item/list' } },
  agent_ids: {
    name: 'agent_ids',
    kind: 'list',
    label: { th: 'เอเย่นต์', en: 'Agents' },
    readonly: true,
    item: { kind: 'ref', reference: { entity: 'Agent', path: '/api/system/agent/items', value: 'id', label: 'name', hint: 'code', tree: { parent: 'parent_id', all: { th: 'ทุกเอเย่นต์', en: 'All agents' } } } },
  },
  lot_no: { name: 'lot_no', kind: 'code', label: { th: 'ล็อต', en: 'Lot' }, readonly: true },
  mode: { name: 'mode', kind: 'enum', label: { th: 'แบบสต็อก', en: 'Stock' }, readonly: true, options: stockModeOptions },
  qty: { name: 'qty', kind: 'integer', label: { th: 'จำนวน', en: 'Quantity' }, readonly: true },
  used_qty: { name: 'used_qty', kind: 'integer', label: { th: 'ใช้แล้ว', en: 'Used' }, readonly: true, initial: 0 },
  remaining: { name: 'remaining', kind: 'integer', label: { th: 'คงเหลือ', en: 'Left' }, readonly: true },
  cost_price: { name: 'cost_price', kind: 'money', label: { th: 'ต้นทุนต่อชิ้น', en: 'Cost each' }, readonly: true, nullable: true },
  code_hints: { name: 'code_hints', kind: 'list', label: { th: 'โค้ด', en: 'Codes' }, readonly: true, nullable: true, item: { kind: 'string', maxLength: 12 } },
  note: { name: 'note', kind: 'string', label: { th: 'หมายเหตุ', en: 'Note' }, readonly: true, nullable: true },
  created_at: { name: 'created_at', kind: 'datetime', label: { th: 'วันที่สร้าง', en: 'Created' }, readonly: true },
  created_by: { name: 'created_by', kind: 'ref', label: { th: 'ผู้สร้าง', en: 'Created by' }, readonly: true, nullable: true },
  updated_at: { name: 'updated_at', kind: 'datetime', label: { th: 'แก้ไขล่าสุด', en: 'Updated' }, readonly: true },
  updated_by: { name: 'updated_by', kind: 'ref', label: { th: 'ผู้แก้ไข', en: 'Updated by' }, readonly: true, nullable: true },
  version: { name: 'version', kind: 'integer', label: { th: 'รุ่นข้อมูล', en: 'Version' }, readonly: true },
};
