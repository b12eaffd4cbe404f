// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Titles } from '#contract/route.ts';

export const titles: Titles = {
  '/shop/deposit/add': { th: 'เพิ่มกติกาฝากรับแต้ม', en: 'Add rule' },
  '/shop/deposit/detail': { th: 'แก้ไขกติกาฝากรับแต้ม', en: 'Rule' },
  '/shop/deposit/manage': { th: 'ฝากรับแต้ม', en: 'Points for deposits' },
  '/shop/item/add': { th: 'เพิ่มสินค้า', en: 'Add item' },
  '/shop/item/detail': { th: 'แก้ไขสินค้า', en: 'Item' },
  '/shop/manage': { th: 'สินค้าแลกแต้ม', en: 'Shop items' },
  '/shop/redeem-list': { th: 'รายการแลกรางวัล', en: 'Redemptions' },
  '/shop/tracking': { th: 'ติดตามพัสดุ/ประวัติแลก', en: 'Shipping and history' },
};
