// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Inputs } from '#contract/screen.ts';
import { shopStockFields } from '#generated/api/fields/shop-stock.ts';
import { validateShopStockDelete } from './validators.ts';

export type ItemDetailInputsAction = 'shop.stock.delete';

export const inputs: Readonly<Record<ItemDetailInputsAction, Inputs>> = {
  'shop.stock.delete': {
    fields: [{ name: 'id', kind: 'integer', label: shopStockFields.id.label, required: true }],
    validate: validateShopStockDelete,
    confirm: { th: 'ลบสต็อกล็อต {lot_no} ส่วนที่เหลือ {remaining} ชิ้น?', en: 'Take the {remaining} that are left out of lot {lot_no}?' },
  },
};
