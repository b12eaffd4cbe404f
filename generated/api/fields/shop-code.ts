// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Field } from '#contract/field.ts';

export type ShopCodeFieldName = 'id' | 'item_id' | 'stock_id' | 'code' | 'fingerprint' | 'redeem_id';

export const shopCodeFields: Readonly<Record<ShopCodeFieldName, Field>> = {
  id: { name: 'id', kind: 'id', label: { th: 'รหัส', en: 'ID' }, readonly: true },
  item_id: { name: 'item_id', kind: 'ref', label: { th: 'สินค้า', en: 'Item' }, readonly: true, reference: { entity: 'ShopItem', path: '/api/shop/item/items', value: 'id', label: 'name', instead: '/api/shop/item/list' } },
  stock_id: { name: 'stock_id', kind: 'ref', label: { th: 'ล็อต', en: 'Lot' }, readonly: true },
  code: { name: 'code', kind: 'secret', label: { th: 'โค้ด', en: 'Code' }, readonly: true },
  fingerprint: { name: 'fingerprint', kind: 'string', label: { th: 'ลายนิ้วมือ', en: 'Fingerprint' }, readonly: true },
  redeem_id: { name: 'redeem_id', kind: 'ref', label: { th: 'การแลก', en: 'Redemption' }, readonly: true, nullable: true },
};
