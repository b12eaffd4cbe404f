// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { promotionOfferFields as f } from '#generated/api/fields/promotion-offer.ts';
import { listPage } from '#web/screens/list/list-page.tsx';
import { promotionCustom } from './calls/promotion.ts';

export default listPage({
  kind: 'list',
  path: '/promotion/manage',
  area: 'promotion',
  title: { th: 'โปรเฉพาะบุคคล', en: 'Personal' },
  permission: 'promotion.promotion.view',
  list: promotionCustom,
  key: 'id',
  columns: [
    { ...f.created_at, width: 165, sortable: true },
    { ...f.promotion_id, width: 220, sortable: true, pin: 'start' },
    { ...f.target_type, width: 100, sortable: true },
    { ...f.username, width: 140, sortable: true },
    { ...f.segment_name, width: 180, sortable: true },
    { ...f.agent_id, width: 150, sortable: true },
    { ...f.bonus, sortable: true, total: true, pin: 'end' },
    { ...f.offered_by, width: 150, sortable: true },
    { ...f.expires_at, sortable: true },
    { ...f.claimed_at, sortable: true },
    { ...f.status, sortable: true, pin: 'end' },
  ],
  filters: [
    { name: 'agent_id', operator: 'in', params: ['agent_id'], field: f.agent_id },
    { name: 'target_type', operator: 'in', params: ['target_type'], field: f.target_type },
    { name: 'status', operator: 'in', params: ['status'], field: f.status },
    { name: 'q', operator: 'search', params: ['q'], field: { name: 'q', kind: 'string', label: { th: 'ค้นหา', en: 'Search' } } },
  ],
  sort: '-created_at',
  limit: 20,
  groups: ['target_type', 'status'],
  rowActions: [],
  bulkActions: [],
  headerActions: [],
  export: 'promotion.promotion.export',
  view: 'custom',
});
