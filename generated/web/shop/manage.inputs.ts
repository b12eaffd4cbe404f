// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Inputs } from '#contract/screen.ts';
import { stockModeOptions } from '#generated/api/enums/stock-mode.ts';
import { shopItemFields as f } from './fields/shop-item.ts';
import { shopStockFields } from './fields/shop-stock.ts';
import {
  validateShopItemUpdateOnShopManageOrder, validateShopStockAddOnShopManageCodes,
  validateShopStockAddOnShopManageStock,
} from './validators.ts';

export type ManageInputsAction = 'stock' | 'codes' | 'order';

export const inputs: Readonly<Record<ManageInputsAction, Inputs>> = {
  stock: {
    fields: [
      { name: 'qty', kind: 'integer', label: shopStockFields.qty.label, required: true },
      { name: 'cost_price', kind: 'money', label: shopStockFields.cost_price.label, min: '0.00', nullable: true },
      { name: 'note', kind: 'string', label: shopStockFields.note.label, maxLength: 255, nullable: true },
    ],
    validate: validateShopStockAddOnShopManageStock,
  },
  codes: {
    fields: [
      { name: 'mode', kind: 'enum', label: shopStockFields.mode.label, required: true, options: stockModeOptions },
      { name: 'cost_price', kind: 'money', label: shopStockFields.cost_price.label, min: '0.00', nullable: true },
      { name: 'note', kind: 'string', label: shopStockFields.note.label, maxLength: 255, nullable: true },
    ],
    validate: validateShopStockAddOnShopManageCodes,
  },
  order: { fields: [{ name: 'sort_order', kind: 'integer', label: f.sort_order.label, required: true, min: 0, max: 999999 }], validate: validateShopItemUpdateOnShopManageOrder },
};
