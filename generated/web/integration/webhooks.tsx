// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { webhookStatusOptions } from '#generated/api/enums/webhook-status.ts';
import { webhookEndpointFields as f } from '#generated/api/fields/webhook-endpoint.ts';
import { levelsCell } from '#web/screens/cells/levels-cell.tsx';
import { listPage } from '#web/screens/list/list-page.tsx';
import { webhookList, webhookPause, webhookResume, webhookTest } from './calls/webhook.ts';

export default listPage({
  kind: 'list',
  path: '/integration/webhooks',
  area: 'integration',
  title: { th: 'เว็บฮุก', en: 'Webhooks' },
  permission: 'integration.webhook.view',
  list: webhookList,
  key: 'id',
  columns: [
    { ...f.name, width: 180, sortable: true, pin: 'start' },
    { ...f.url, width: 280 },
    { ...f.events, width: 260 },
    { ...f.agent_ids, hidden: true },
    { ...f.delivery_count, width: 110 },
    { ...f.delivered_at, width: 172, sortable: true, fact: true },
    { ...f.failures, width: 130, sortable: true, cell: { levels: [['warning', 1], ['danger', 10]] }, draw: levelsCell },
    { ...f.failing_since, width: 172, sortable: true },
    { ...f.last_error, width: 240 },
    { ...f.status, width: 130, pin: 'end' },
  ],
  filters: [{ name: 'status', operator: 'in', params: ['status'], field: f.status }, { name: 'q', operator: 'search', params: ['q'], field: { name: 'q', kind: 'string', label: { th: 'ค้นหา', en: 'Search' } } }],
  sort: 'name',
  limit: 20,
  tabs: { filter: 'status', items: webhookStatusOptions },
  groups: ['status'],
  open: '/integration/webhook?id={id}',
  rowActions: [
    {
      id: 'webhook.test',
      label: { th: 'ส่งเหตุการณ์ทดสอบ', en: 'Send a test event' },
      icon: 'send',
      permission: 'integration.webhook.update',
      when: { status: ['active'] },
      call: webhookTest,
      success: { th: 'กำลังส่งเหตุการณ์ทดสอบไปที่ “{name}”', en: 'A test event is on its way to “{name}”' },
    },
    {
      id: 'webhook.pause',
      label: { th: 'พักส่ง', en: 'Pause' },
      icon: 'pause-circle-outline',
      permission: 'integration.webhook.update',
      when: { status: ['active'] },
      call: webhookPause,
      confirm: { th: 'พักส่งไปที่ “{name}”? เหตุการณ์จะรอไว้และส่งเมื่อกดส่งต่อ', en: 'Pause “{name}”? Events wait and are sent when it goes on.' },
      success: { th: 'พักส่งไปที่ “{name}” แล้ว', en: '“{name}” is paused' },
    },
    {
      id: 'webhook.resume',
      label: { th: 'ส่งต่อ', en: 'Go on' },
      icon: 'play-circle-outline',
      permission: 'integration.webhook.update',
      when: { status: ['paused', 'stopped'] },
      call: webhookResume,
      success: { th: 'ส่งไปที่ “{name}” ต่อแล้ว', en: '“{name}” goes on' },
    },
    { id: 'deliveries', label: { th: 'ดูการส่ง', en: 'Deliveries' }, icon: 'format-list-bulleted', permission: 'integration.webhook.view', to: '/integration/deliveries?endpoint_id={id}' },
  ],
  bulkActions: [],
  headerActions: [{ id: 'add', label: { th: 'เพิ่มปลายทาง', en: 'Add endpoint' }, icon: 'plus', permission: 'integration.webhook.create', to: '/integration/webhook' }],
});
