// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Editor } from '#contract/editor.ts';
import { shopStockFields as f } from '#generated/api/fields/shop-stock.ts';
import { shopStockAdd, shopStockDelete, shopStockList } from './calls/shop.ts';
import { validateShopStockAdd } from './validators.ts';

const fetchInputs = () => import('./item-detail.inputs.ts').then(({ inputs }) => inputs);
export type ItemDetailEditorsName = 'stock';

export const editors: Readonly<Record<ItemDetailEditorsName, Editor>> = {
  stock: {
    name: 'stock',
    title: { th: 'สต็อก', en: 'Stock' },
    key: 'id',
    parent: { item_id: 'id' },
    sort: '-id',
    columns: [
      { ...f.lot_no, width: 90 },
      { ...f.created_at, width: 165 },
      { ...f.qty, width: 90 },
      { ...f.used_qty, width: 90 },
      { ...f.remaining, width: 90 },
      { ...f.cost_price, width: 120 },
      { ...f.code_hints, width: 200 },
      { ...f.note, width: 200 },
    ],
    fields: [
      { name: 'qty', kind: 'integer', label: f.qty.label, hint: { th: 'สำหรับสินค้าที่นับจำนวน', en: 'Where pieces are counted' }, min: 1, max: 1000000, nullable: true },
      {
        name: 'codes',
        kind: 'list',
        label: { th: 'โค้ด', en: 'Codes' },
        hint: { th: 'บรรทัดละหนึ่งโค้ด สำหรับสินค้าแบบโค้ด', en: 'One a line, where codes are given' },
        maxLength: 500,
        item: { kind: 'string', maxLength: 64 },
        nullable: true,
      },
      { name: 'cost_price', kind: 'money', label: f.cost_price.label, min: '0.00', nullable: true },
      { name: 'note', kind: 'string', label: f.note.label, maxLength: 255, nullable: true },
    ],
    add: { call: shopStockAdd, fields: ['qty', 'codes', 'cost_price', 'note'] },
    remove: { id: 'shop.stock.delete', label: { th: 'ลบสต็อก', en: 'Take stock out' }, permission: 'shop.item.delete', call: shopStockDelete, input: async () => (await fetchInputs())['shop.stock.delete'] },
    actions: [],
    header: [],
    totals: ['qty', 'used_qty', 'remaining'],
    dialog: true,
    shown: { qty: { stock_mode: ['counted'] }, codes: { stock_mode: ['code'] } },
    locks: {},
    open: { stock_mode: ['counted', 'code'] },
    list: shopStockList,
    validate: validateShopStockAdd,
  },
};
