// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { promotionStatusOptions } from '#generated/api/enums/promotion-status.ts';
import { promotionFields as f } from '#generated/api/fields/promotion.ts';
import { listPage } from '#web/screens/list/list-page.tsx';
import { viewsPage } from '#web/screens/list/views-page.tsx';
import { promotionList } from './calls/promotion.ts';

const first = listPage({
  kind: 'list',
  path: '/promotion/manage',
  area: 'promotion',
  title: { th: 'โปรโมชั่น', en: 'Promotions' },
  permission: 'promotion.promotion.view',
  list: promotionList,
  key: 'id',
  columns: [
    { ...f.image_url, width: 110 },
    { ...f.code, width: 120, sortable: true, pin: 'start' },
    { ...f.name, width: 220, sortable: true, fact: true },
    { ...f.type, width: 175, sortable: true },
    { ...f.agent_ids, width: 180 },
    { ...f.bonus_value, sortable: true },
    { ...f.bonus_max, sortable: true },
    { ...f.deposit_min, sortable: true },
    { ...f.turnover_multiple, sortable: true },
    { ...f.withdraw_cap_value, sortable: true },
    { ...f.start_at, sortable: true },
    { ...f.end_at, sortable: true },
    { ...f.claim_count, sortable: true, total: true },
    { ...f.bonus_paid, sortable: true, total: true },
    { ...f.deposit_generated, sortable: true, total: true },
    { ...f.status, sortable: true, pin: 'end' },
  ],
  filters: [
    { name: 'agent_id', operator: 'in', params: ['agent_id'], field: f.agent_ids },
    { name: 'type', operator: 'in', params: ['type'], field: f.type },
    { name: 'status', operator: 'in', params: ['status'], field: f.status },
    { name: 'date', operator: 'between', params: ['date_from', 'date_to'], field: f.start_at, maxDays: 93 },
    { name: 'q', operator: 'search', params: ['q'], field: { name: 'q', kind: 'string', label: { th: 'ค้นหา', en: 'Search' } } },
  ],
  sort: '-start_at',
  limit: 20,
  tabs: { filter: 'status', items: promotionStatusOptions },
  groups: ['type', 'status'],
  open: '/promotion/detail?id={id}',
  rowActions: [
    { id: 'detail', label: { th: 'รายละเอียด', en: 'Details' }, icon: 'magnify', permission: 'promotion.promotion.view', to: '/promotion/detail?id={id}' },
    { id: 'sms', label: { th: 'ส่ง SMS', en: 'Send SMS' }, icon: 'message-text', permission: 'promotion.sms.send', to: '/promotion/detail?id={id}&sms=1' },
  ],
  bulkActions: [],
  headerActions: [],
  export: 'promotion.promotion.export',
});

export default viewsPage({
  first: first,
  name: 'promotions',
  title: { th: 'โปรโมชั่น', en: 'Promotions' },
  views: [{ name: 'custom', title: { th: 'โปรเฉพาะบุคคล', en: 'Personal' }, permission: 'promotion.promotion.view', load: () => import('./manage.custom.tsx') }],
});
