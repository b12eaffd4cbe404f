// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { shopItemFields as f } from '#generated/api/fields/shop-item.ts';
import { formPage } from '#web/screens/form/form-page.tsx';
import { shopItemAdd } from './calls/shop.ts';
import { validateShopItemAdd } from './validators.ts';

export default formPage({
  kind: 'form',
  path: '/shop/item/add',
  area: 'shop',
  title: { th: 'เพิ่มสินค้า', en: 'Add item' },
  permission: 'shop.item.create',
  mode: 'create',
  save: shopItemAdd,
  savePermission: 'shop.item.create',
  key: 'id',
  fields: [
    f.name,
    f.image_url,
    f.category,
    f.point_price,
    f.cost_price,
    f.reward_value,
    f.turnover_multiple,
    f.description,
    f.agent_ids,
    f.member_levels,
    f.limit_per_member,
    f.limit_per_day,
    f.stock_mode,
    f.need_shipping,
    f.start_at,
    f.end_at,
    f.sort_order,
    f.is_recommended,
    f.status,
  ],
  groups: [
    {
      title: { th: 'สินค้า', en: 'Item' },
      fields: [
        'name', 'image_url', 'category', 'point_price', 'cost_price', 'reward_value', 'turnover_multiple',
        'description',
      ],
      when: { reward_value: { category: ['credit', 'credit_free'] }, turnover_multiple: { category: ['credit', 'credit_free'] } },
    },
    { title: { th: 'ใครแลกได้', en: 'For whom' }, fields: ['agent_ids', 'member_levels', 'limit_per_member', 'limit_per_day'] },
    { title: { th: 'สต็อกและการจัดส่ง', en: 'Stock and shipping' }, fields: ['stock_mode', 'need_shipping'] },
    { title: { th: 'การแสดงผล', en: 'Display' }, fields: ['start_at', 'end_at', 'sort_order', 'is_recommended', 'status'] },
  ],
  validate: validateShopItemAdd,
  related: [],
  actions: [],
  done: '/shop/item/detail?id={id}',
});
