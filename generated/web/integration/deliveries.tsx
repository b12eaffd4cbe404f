// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { eventTypeOptions } from '#generated/api/enums/event-type.ts';
import { webhookDeliveryStateOptions } from '#generated/api/enums/webhook-delivery-state.ts';
import { webhookDeliveryFields as f } from '#generated/api/fields/webhook-delivery.ts';
import { boardPage } from '#web/screens/board/board-page.tsx';
import { deliveryList, deliveryReplay } from './calls/delivery.ts';

export default boardPage({
  kind: 'list',
  path: '/integration/deliveries',
  area: 'integration',
  title: { th: 'การส่งเหตุการณ์', en: 'Deliveries' },
  permission: 'integration.webhook.view',
  list: deliveryList,
  key: 'id',
  columns: [
    { ...f.happened_at, width: 172, pin: 'start', sortable: true },
    { ...f.endpoint_id, width: 160 },
    { ...f.type, width: 190, fact: true },
    { ...f.object, width: 170 },
    { ...f.event_id, width: 240, hidden: true },
    { ...f.tries, width: 100, sortable: true },
    { ...f.answer_status, width: 110 },
    { ...f.took, width: 120 },
    { ...f.answered_at, width: 172, hidden: true, sortable: true },
    { ...f.next_at, width: 172, sortable: true },
    { ...f.state, width: 130, pin: 'end' },
  ],
  filters: [
    { name: 'state', operator: 'in', params: ['state'], field: f.state },
    { name: 'date', operator: 'between', params: ['date_from', 'date_to'], field: f.happened_at, initial: 'last7', maxDays: 93 },
    { name: 'endpoint_id', operator: 'in', params: ['endpoint_id'], field: f.endpoint_id },
    { name: 'type', operator: 'in', params: ['type'], field: { ...f.type, kind: 'enum', options: eventTypeOptions } },
    { name: 'object', operator: 'eq', params: ['object'], field: f.object },
    { name: 'q', operator: 'search', params: ['q'], field: { name: 'q', kind: 'string', label: { th: 'ค้นหา', en: 'Search' } } },
  ],
  sort: '-happened_at',
  limit: 20,
  tabs: { filter: 'state', items: webhookDeliveryStateOptions },
  groups: ['state', 'type'],
  rowActions: [
    {
      id: 'delivery.replay',
      label: { th: 'ส่งอีกครั้ง', en: 'Send again' },
      icon: 'replay',
      permission: 'integration.webhook.update',
      when: { state: { not: ['waiting'] } },
      call: deliveryReplay,
      send: ['id'],
      confirm: { th: 'ส่ง {type} ของ {object} อีกครั้ง? ปลายทางจะได้รหัสเหตุการณ์เดิม', en: 'Send {type} of {object} again? The endpoint gets the same event ID.' },
      success: { th: '{event_id} เข้าคิวส่งอีกครั้งแล้ว', en: '{event_id} is in line again' },
    },
  ],
  bulkActions: [],
  headerActions: [],
  panel: { load: () => import('./deliveries.panel.ts').then(({ panel }) => panel) },
});
