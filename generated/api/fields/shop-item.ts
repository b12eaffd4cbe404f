// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Field } from '#contract/field.ts';
import { memberLevelOptions } from '#generated/api/enums/member-level.ts';
import { shopCategoryOptions } from '#generated/api/enums/shop-category.ts';
import { shopItemStatusOptions } from '#generated/api/enums/shop-item-status.ts';
import { stockModeOptions } from '#generated/api/enums/stock-mode.ts';

export type ShopItemFieldName =
  | 'id' | 'name' | 'image_url' | 'category' | 'point_price' | 'cost_price' | 'reward_value' | 'turnover_multiple' |
  'agent_ids' | 'member_levels' | 'limit_per_member' | 'limit_per_day' | 'need_shipping' | 'stock_mode' |
  'stock_available' | 'stock_cost' | 'low_stock' | 'redeemed_count' | 'start_at' | 'end_at' | 'sort_order' |
  'is_recommended' | 'description' | 'status' | 'created_at' | 'created_by' | 'updated_at' | 'updated_by' | 'version';

export const shopItemFields: Readonly<Record<ShopItemFieldName, Field>> = {
  id: { name: 'id', kind: 'id', label: { th: 'รหัส', en: 'ID' }, readonly: true },
  name: { name: 'name', kind: 'string', label: { th: 'สินค้า', en: 'Item' }, required: true, maxLength: 120 },
  image_url: { name: 'image_url', kind: 'image', label: { th: 'รูป', en: 'Picture' }, required: true },
  category: { name: 'category', kind: 'enum', label: { th: 'หมวด', en: 'Category' }, required: true, options: shopCategoryOptions },
  point_price: { name: 'point_price', kind: 'points', label: { th: 'แต้มที่ใช้', en: 'Points' }, unit: { th: 'แต้ม', en: 'points' }, required: true, min: 1, max: 100000000 },
  cost_price: { name: 'cost_price', kind: 'money', label: { th: 'ต้นทุน', en: 'Cost' }, nullable: true, min: '0.00' },
  reward_value: { name: 'reward_value', kind: 'money', label: { th: 'มูลค่าเครดิต', en: 'Credit' }, nullable: true, min: '0.01' },
  turnover_multiple: { name: 'turnover_multiple', kind: 'multiplier', label: { th: 'เทิร์น (เท่า)', en: 'Turnover (times)' }, nullable: true, min: '0', max: '100' },
  agent_ids: {
    name: 'agent_ids',
    kind: 'list',
    label: { th: 'เอเย่นต์', en: 'Agents' },
    required: true,
    minLength: 1,
    item: { kind: 'ref', reference: { entity: 'Agent', path: '/api/system/agent/items', value: 'id', label: 'name', hint: 'code', tree: { parent: 'parent_id', all: { th: 'ทุกเอเย่นต์', en: 'All agents' } } } },
  },
  member_levels: { name: 'member_levels', kind: 'list', label: { th: 'ระดับที่แลกได้', en: 'Levels' }, hint: { th: 'เว้นว่าง = ทุกระดับ', en: 'Empty = all' }, nullable: true, item: { kind: 'enum', options: memberLevelOptions } },
  limit_per_member: { name: 'limit_per_member', kind: 'integer', label: { th: 'จำกัดต่อคน', en: 'Limit a member' }, nullable: true, min: 1, max: 100000 },
  limit_per_day: { name: 'limit_per_day', kind: 'integer', label: { th: 'จำกัดต่อวัน', en: 'Limit a day' }, nullable: true, min: 1, max: 100000 },
  need_shipping: { name: 'need_shipping', kind: 'boolean', label: { th: 'ต้องจัดส่ง', en: 'Is shipped' }, required: true, initial: false },
  stock_mode: { name: 'stock_mode', kind: 'enum', label: { th: 'แบบสต็อก', en: 'Stock' }, hint: { th: 'เปลี่ยนไม่ได้หลังมีสต็อกล็อตแรก', en: 'Stays once there was stock' }, required: true, options: stockModeOptions, initial: 'counted' },
  stock_available: { name: 'stock_available', kind: 'integer', label: { th: 'คงเหลือ', en: 'In stock' }, readonly: true, nullable: true },
  stock_cost: { name: 'stock_cost', kind: 'money', label: { th: 'ต้นทุนรวม', en: 'Cost of the stock' }, readonly: true, initial: '0.00' },
  low_stock: { name: 'low_stock', kind: 'boolean', label: { th: 'สต็อกต่ำ', en: 'Low stock' }, readonly: true, initial: false },
  redeemed_count: { name: 'redeemed_count', kind: 'integer', label: { th: 'แลกแล้ว', en: 'Redeemed' }, readonly: true, initial: 0 },
  start_at: { name: 'start_at', kind: 'datetime', label: { th: 'เริ่ม', en: 'Begins' }, nullable: true },
  end_at: { name: 'end_at', kind: 'datetime', label: { th: 'สิ้นสุด', en: 'Ends' }, nullable: true },
  sort_order: { name: 'sort_order', kind: 'integer', label: { th: 'ลำดับ', en: 'Order' }, nullable: true, min: 0, max: 999999 },
  is_recommended: { name: 'is_recommended', kind: 'boolean', label: { th: 'แนะนำ', en: 'Recommended' }, initial: false },
  description: { name: 'description', kind: 'html', label: { th: 'รายละเอียด', en: 'Description' }, nullable: true },
  status: { name: 'status', kind: 'enum', label: { th: 'สถานะ', en: 'Status' }, required: true, options: shopItemStatusOptions, initial: 'draft' },
  created_at: { name: 'created_at', kind: 'datetime', label: { th: 'วันที่สร้าง', en: 'Created' }, readonly: true },
  created_by: { name: 'created_by', kind: 'ref', label: { th: 'ผู้สร้าง', en: 'Created by' }, readonly: true, nullable: true },
  updated_at: { name: 'updated_at', kind: 'datetime', label: { th: 'แก้ไขล่าสุด', en: 'Updated' }, readonly: true },
  updated_by: { name: 'updated_by', kind: 'ref', label: { th: 'ผู้แก้ไข', en: 'Updated by' }, readonly: true, nullable: true },
  version: { name: 'version', kind: 'integer', label: { th: 'รุ่นข้อมูล', en: 'Version' }, readonly: true },
};
