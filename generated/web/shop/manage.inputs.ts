// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Inputs } from '#contract/screen.ts';
import { shopItemFields as f } from '#generated/api/fields/shop-item.ts';
import { shopStockFields } from '#generated/api/fields/shop-stock.ts';
import {
  validateShopItemUpdateOnShopManageCells, validateShopItemUpdateOnShopManageOrder,
  validateShopStockAddOnShopManageCodes, validateShopStockAddOnShopManageStock,
} from './validators.ts';

export type ManageInputsAction = 'stock' | 'codes' | 'order' | 'edit-cells';

export const inputs: Readonly<Record<ManageInputsAction, Inputs>> = {
  stock: {
    fields: [
      { name: 'qty', kind: 'integer', label: shopStockFields.qty.label, hint: { th: 'สำหรับสินค้าที่นับจำนวน', en: 'Where pieces are counted' }, required: true, min: 1, max: 1000000 },
      { name: 'cost_price', kind: 'money', label: shopStockFields.cost_price.label, min: '0.00', nullable: true },
      { name: 'note', kind: 'string', label: shopStockFields.note.label, maxLength: 255, nullable: true },
    ],
    validate: validateShopStockAddOnShopManageStock,
  },
  codes: {
    fields: [
      {
        name: 'codes',
        kind: 'list',
        label: { th: 'โค้ด', en: 'Codes' },
        hint: { th: 'บรรทัดละหนึ่งโค้ด สำหรับสินค้าแบบโค้ด', en: 'One a line, where codes are given' },
        required: true,
        maxLength: 500,
        item: { kind: 'string', maxLength: 64 },
      },
      { name: 'cost_price', kind: 'money', label: shopStockFields.cost_price.label, min: '0.00', nullable: true },
      { name: 'note', kind: 'string', label: shopStockFields.note.label, maxLength: 255, nullable: true },
    ],
    validate: validateShopStockAddOnShopManageCodes,
  },
  order: { fields: [{ name: 'sort_order', kind: 'integer', label: f.sort_order.label, required: true, min: 0, max: 999999 }], validate: validateShopItemUpdateOnShopManageOrder },
  'edit-cells': { fields: [f.name, f.point_price, f.cost_price, f.limit_per_member, f.start_at, f.end_at, f.sort_order], validate: validateShopItemUpdateOnShopManageCells },
};
