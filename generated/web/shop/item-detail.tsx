// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { shopItemFields as f } from '#generated/api/fields/shop-item.ts';
import { shopRedeemFields } from '#generated/api/fields/shop-redeem.ts';
import { formPage } from '#web/screens/form/form-page.tsx';
import { recordHistory } from '../record-history.ts';
import { shopHistory, shopItemDetail, shopItemUpdate } from './calls/shop.ts';
import { validateShopItemUpdate } from './validators.ts';

const fetchEditors = () => import('./item-detail.editors.ts').then(({ editors }) => editors);

export default formPage({
  kind: 'form',
  path: '/shop/item/detail',
  area: 'shop',
  title: { th: 'แก้ไขสินค้า', en: 'Item' },
  permission: 'shop.item.view',
  mode: 'update',
  record: shopItemDetail,
  save: shopItemUpdate,
  savePermission: 'shop.item.update',
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
  validate: validateShopItemUpdate,
  related: [
    {
      name: 'history',
      title: { th: 'ประวัติแลก', en: 'Redemptions' },
      list: shopHistory,
      key: 'id',
      columns: [
        { ...shopRedeemFields.created_at, sortable: true },
        { ...shopRedeemFields.redeem_ref, sortable: true, pin: 'start' },
        { ...shopRedeemFields.username, sortable: true },
        { ...shopRedeemFields.qty, sortable: true },
        { ...shopRedeemFields.point_used, sortable: true, total: true, pin: 'end' },
        { ...shopRedeemFields.carrier, sortable: true },
        { ...shopRedeemFields.tracking_no, sortable: true },
        shopRedeemFields.code_issued,
        { ...shopRedeemFields.handled_by, sortable: true },
        { ...shopRedeemFields.status, sortable: true, pin: 'end' },
      ],
      filters: [
        { name: 'date', operator: 'between', params: ['date_from', 'date_to'], field: shopRedeemFields.created_at, maxDays: 92 },
        { name: 'agent_id', operator: 'in', params: ['agent_id'], field: shopRedeemFields.agent_id },
        { name: 'carrier', operator: 'in', params: ['carrier'], field: shopRedeemFields.carrier },
        { name: 'status', operator: 'in', params: ['status'], field: shopRedeemFields.status },
        { name: 'q', operator: 'search', params: ['q'], field: { name: 'q', kind: 'string', label: { th: 'ค้นหา', en: 'Search' } } },
      ],
      sort: '-created_at',
      limit: 20,
      match: { item_id: 'id' },
      permission: 'shop.redeem.view',
    },
  ],
  editors: [{ name: 'stock', title: { th: 'สต็อก', en: 'Stock' }, permission: 'shop.item.view', load: async () => (await fetchEditors()).stock }],
  actions: [],
  done: '/shop/manage',
  about: '{name}',
  history: { call: recordHistory, entity: 'ShopItem' },
});
