// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { shopItemStatusOptions } from '#generated/api/enums/shop-item-status.ts';
import { shopItemFields as f } from '#generated/api/fields/shop-item.ts';
import { listPage } from '#web/screens/list/list-page.tsx';
import { shopItemDetail, shopItemList, shopItemUpdate, shopStockAdd } from './calls/shop.ts';

const fetchInputs = () => import('./manage.inputs.ts').then(({ inputs }) => inputs);

export default listPage({
  kind: 'list',
  path: '/shop/manage',
  area: 'shop',
  title: { th: 'สินค้าแลกแต้ม', en: 'Shop items' },
  permission: 'shop.item.view',
  list: shopItemList,
  record: shopItemDetail,
  key: 'id',
  columns: [
    { ...f.image_url, width: 84 },
    { ...f.name, width: 220, sortable: true, pin: 'start' },
    { ...f.category, sortable: true },
    { ...f.point_price, sortable: true, fact: true },
    { ...f.cost_price, sortable: true },
    { ...f.stock_available, sortable: true, total: true, fact: true },
    { ...f.stock_cost, sortable: true, total: true },
    { ...f.redeemed_count, sortable: true, total: true },
    { ...f.limit_per_member, sortable: true },
    { ...f.need_shipping, sortable: true },
    { ...f.agent_ids, width: 160, hidden: true },
    { ...f.start_at, sortable: true },
    { ...f.end_at, sortable: true },
    { ...f.sort_order, sortable: true },
    { ...f.status, sortable: true, pin: 'end' },
  ],
  filters: [
    { name: 'agent_id', operator: 'in', params: ['agent_id'], field: f.agent_ids },
    { name: 'category', operator: 'in', params: ['category'], field: f.category },
    { name: 'stock_mode', operator: 'in', params: ['stock_mode'], field: f.stock_mode },
    { name: 'low_stock', operator: 'eq', params: ['low_stock'], field: f.low_stock },
    { name: 'status', operator: 'in', params: ['status'], field: f.status },
    { name: 'q', operator: 'search', params: ['q'], field: { name: 'q', kind: 'string', label: { th: 'ค้นหา', en: 'Search' } } },
  ],
  sort: 'sort_order,name',
  limit: 20,
  tabs: { filter: 'status', items: shopItemStatusOptions },
  groups: ['category', 'stock_mode', 'status'],
  open: '/shop/item/detail?id={id}',
  rowActions: [
    { id: 'edit', label: { th: 'แก้ไข', en: 'Edit' }, icon: 'pencil', permission: 'shop.item.view', to: '/shop/item/detail?id={id}' },
    { id: 'stock', label: { th: 'เติมสต็อก', en: 'Add stock' }, icon: 'package-variant-plus', permission: 'shop.item.update', when: { stock_mode: ['counted'] }, call: shopStockAdd, input: async () => (await fetchInputs()).stock },
    { id: 'codes', label: { th: 'เติมโค้ด', en: 'Add codes' }, icon: 'package-variant-plus', permission: 'shop.item.update', when: { stock_mode: ['code'] }, call: shopStockAdd, input: async () => (await fetchInputs()).codes },
    {
      id: 'close',
      label: { th: 'ปิด', en: 'Close' },
      icon: 'close-circle-outline',
      tone: 'danger',
      permission: 'shop.item.update',
      when: { status: ['active', 'out_of_stock'] },
      call: shopItemUpdate,
      set: { status: 'inactive' },
      confirm: { th: 'ปิดสินค้า “{name}”?', en: 'Close “{name}”?' },
    },
    {
      id: 'open',
      label: { th: 'เปิด', en: 'Open' },
      icon: 'check-circle-outline',
      permission: 'shop.item.update',
      when: { status: ['draft', 'inactive'] },
      call: shopItemUpdate,
      set: { status: 'active' },
      confirm: { th: 'เปิดสินค้า “{name}”?', en: 'Open “{name}”?' },
    },
    { id: 'order', label: { th: 'ตั้งลำดับ', en: 'Set order' }, icon: 'sort-numeric-ascending', permission: 'shop.item.update', call: shopItemUpdate, input: async () => (await fetchInputs()).order },
    { id: 'redeems', label: { th: 'รายการแลก', en: 'Redemptions' }, icon: 'receipt-text', permission: 'shop.redeem.view', to: '/shop/redeem-list?item_id={id}' },
  ],
  bulkActions: [],
  headerActions: [{ id: 'add', label: { th: 'เพิ่มสินค้า', en: 'Add item' }, icon: 'plus', permission: 'shop.item.create', to: '/shop/item/add' }],
  edit: { save: shopItemUpdate, columns: ['name', 'point_price', 'cost_price', 'limit_per_member', 'start_at', 'end_at', 'sort_order'], input: async () => (await fetchInputs())['edit-cells'] },
});
