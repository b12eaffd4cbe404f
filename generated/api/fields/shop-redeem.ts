// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Field } from '#contract/field.ts';
import { carrierOptions } from '#generated/api/enums/carrier.ts';
import { redeemStatusOptions } from '#generated/api/enums/redeem-status.ts';
import { shopCategoryOptions } from '#generated/api/enums/shop-category.ts';

export type ShopRedeemFieldName =
  | 'id' | 'redeem_ref' | 'member_id' | 'username' | 'agent_id' | 'agent_code' | 'item_id' | 'category' |
  'need_shipping' | 'qty' | 'point_used' | 'reward_value' | 'turnover_multiple' | 'receiver_name' | 'receiver_tel' |
  'address' | 'carrier' | 'tracking_no' | 'shipped_at' | 'delivered_at' | 'code_issued' | 'handled_by' | 'note' |
  'taken' | 'timeline' | 'status' | 'locked_by' | 'locked_at' | 'created_at' | 'created_by' | 'updated_at' |
  'updated_by' | 'version';

export const shopRedeemFields: Readonly<Record<ShopRedeemFieldName, Field>> = {
  id: { name: 'id', kind: 'id', label: { th: 'รหัส', en: 'ID' }, readonly: true },
  redeem_ref: { name: 'redeem_ref', kind: 'code', label: { th: 'เลขที่', en: 'Reference' }, readonly: true },
  member_id: { name: 'member_id', kind: 'ref', label: { th: 'สมาชิก', en: 'Member' }, readonly: true, reference: { entity: 'Member', path: '/api/system/deposit/members', value: 'id', label: 'username', instead: '/api/member/users' } },
  username: { name: 'username', kind: 'string', label: { th: 'ยูสเซอร์', en: 'Member' }, readonly: true },
  agent_id: {
    name: 'agent_id',
    kind: 'ref',
    label: { th: 'เอเย่นต์', en: 'Agent' },
    readonly: true,
    reference: { entity: 'Agent', path: '/api/system/agent/items', value: 'id', label: 'name', hint: 'code', tree: { parent: 'parent_id', all: { th: 'ทุกเอเย่นต์', en: 'All agents' } } },
  },
  agent_code: { name: 'agent_code', kind: 'string', label: { th: 'รหัสเอเย่นต์', en: 'Agent code' }, readonly: true },
  item_id: { name: 'item_id', kind: 'ref', label: { th: 'สินค้า', en: 'Item' }, readonly: true, reference: { entity: 'ShopItem', path: '/api/shop/item/items', value: 'id', label: 'name', instead: '/api/shop/item/list' } },
  category: { name: 'category', kind: 'enum', label: { th: 'หมวด', en: 'Category' }, readonly: true, options: shopCategoryOptions },
  need_shipping: { name: 'need_shipping', kind: 'boolean', label: { th: 'ต้องจัดส่ง', en: 'Is shipped' }, readonly: true },
  qty: { name: 'qty', kind: 'integer', label: { th: 'จำนวน', en: 'Quantity' }, readonly: true },
  point_used: { name: 'point_used', kind: 'points', label: { th: 'แต้มที่ใช้', en: 'Points' }, unit: { th: 'แต้ม', en: 'points' }, readonly: true },
  reward_value: { name: 'reward_value', kind: 'money', label: { th: 'มูลค่า', en: 'Value' }, readonly: true, nullable: true },
  turnover_multiple: { name: 'turnover_multiple', kind: 'multiplier', label: { th: 'เทิร์น (เท่า)', en: 'Turnover (times)' }, readonly: true, nullable: true },
  receiver_name: { name: 'receiver_name', kind: 'string', label: { th: 'ผู้รับ', en: 'Receiver' }, readonly: true, nullable: true },
  receiver_tel: { name: 'receiver_tel', kind: 'phone', label: { th: 'เบอร์', en: 'Telephone' }, readonly: true, nullable: true, mask: 'member.pii.view' },
  address: { name: 'address', kind: 'string', label: { th: 'ที่อยู่', en: 'Address' }, readonly: true, nullable: true, mask: 'member.pii.view' },
  carrier: { name: 'carrier', kind: 'enum', label: { th: 'ขนส่ง', en: 'Carrier' }, readonly: true, nullable: true, options: carrierOptions },
  tracking_no: { name: 'tracking_no', kind: 'code', label: { th: 'เลขพัสดุ', en: 'Tracking number' }, readonly: true, nullable: true },
  shipped_at: { name: 'shipped_at', kind: 'datetime', label: { th: 'ส่งเมื่อ', en: 'Shipped' }, readonly: true, nullable: true },
  delivered_at: { name: 'delivered_at', kind: 'datetime', label: { th: 'ถึงเมื่อ', en: 'Delivered at' }, readonly: true, nullable: true },
  code_issued: { name: 'code_issued', kind: 'secret', label: { th: 'โค้ดที่ออก', en: 'Code given' }, readonly: true, nullable: true },
  handled_by: { name: 'handled_by', kind: 'ref', label: { th: 'ผู้ดูแล', en: 'Handled by' }, readonly: true, nullable: true },
  note: { name: 'note', kind: 'string', label: { th: 'หมายเหตุ', en: 'Note' }, readonly: true, nullable: true },
  taken: { name: 'taken', kind: 'list', label: { th: 'ตัดจากล็อต', en: 'Taken from' }, readonly: true, item: { kind: 'shape' } },
  timeline: { name: 'timeline', kind: 'list', label: { th: 'ประวัติสถานะ', en: 'History' }, readonly: true, item: { kind: 'shape' } },
  status: { name: 'status', kind: 'enum', label: { th: 'สถานะ', en: 'Status' }, readonly: true, options: redeemStatusOptions, initial: 'pending' },
  locked_by: { name: 'locked_by', kind: 'ref', label: { th: 'ผู้ทำรายการ', en: 'In the hands of' }, readonly: true, nullable: true },
  locked_at: { name: 'locked_at', kind: 'datetime', label: { th: 'ทำรายการเมื่อ', en: 'Taken at' }, readonly: true, nullable: true },
  created_at: { name: 'created_at', kind: 'datetime', label: { th: 'วันที่สร้าง', en: 'Created' }, readonly: true },
  created_by: { name: 'created_by', kind: 'ref', label: { th: 'ผู้สร้าง', en: 'Created by' }, readonly: true, nullable: true },
  updated_at: { name: 'updated_at', kind: 'datetime', label: { th: 'แก้ไขล่าสุด', en: 'Updated' }, readonly: true },
  updated_by: { name: 'updated_by', kind: 'ref', label: { th: 'ผู้แก้ไข', en: 'Updated by' }, readonly: true, nullable: true },
  version: { name: 'version', kind: 'integer', label: { th: 'รุ่นข้อมูล', en: 'Version' }, readonly: true },
};
