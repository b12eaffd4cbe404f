// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { eventTypeOptions } from '#generated/api/enums/event-type.ts';
import { webhookDeliveryFields } from '#generated/api/fields/webhook-delivery.ts';
import { webhookEndpointFields as f } from '#generated/api/fields/webhook-endpoint.ts';
import { formPage } from '#web/screens/form/form-page.tsx';
import { recordHistory } from '../record-history.ts';
import { deliveryList, deliveryReplayFailed } from './calls/delivery.ts';
import {
  webhookAdd, webhookDetail, webhookPause, webhookResume, webhookRotate, webhookSecret, webhookTest, webhookUpdate,
} from './calls/webhook.ts';
import { validateWebhookAdd, validateWebhookUpdate } from './validators.ts';

const fetchInputs = () => import('./webhook.inputs.ts').then(({ inputs }) => inputs);

export default formPage({
  kind: 'form',
  path: '/integration/webhook',
  area: 'integration',
  title: { th: 'ปลายทาง', en: 'Endpoint' },
  permission: 'integration.webhook.view',
  mode: 'update',
  record: webhookDetail,
  save: webhookUpdate,
  savePermission: 'integration.webhook.update',
  key: 'id',
  fields: [f.name, f.url, f.events, f.agent_ids, f.delivered_at, f.failures, f.failing_since, f.last_error, f.secret, f.secret_shown_at, f.old_until],
  groups: [
    { title: { th: 'ปลายทาง', en: 'Endpoint' }, fields: ['name', 'url', 'events', 'agent_ids'] },
    { title: { th: 'การส่ง', en: 'Delivery' }, fields: ['delivered_at', 'failures', 'failing_since', 'last_error'] },
    { title: { th: 'ลายเซ็น', en: 'Signature' }, fields: ['secret', 'secret_shown_at', 'old_until'] },
  ],
  validate: validateWebhookUpdate,
  add: {
    title: { th: 'เพิ่มปลายทาง', en: 'Add endpoint' },
    save: webhookAdd,
    savePermission: 'integration.webhook.create',
    fields: [f.name, f.url, f.events, f.agent_ids],
    groups: [{ title: { th: 'ปลายทาง', en: 'Endpoint' }, fields: ['name', 'url', 'events', 'agent_ids'] }],
    validate: validateWebhookAdd,
  },
  related: [
    {
      name: 'deliveries',
      title: { th: 'การส่ง', en: 'Deliveries' },
      list: deliveryList,
      key: 'id',
      columns: [
        { ...webhookDeliveryFields.happened_at, sortable: true },
        webhookDeliveryFields.type,
        webhookDeliveryFields.object,
        { ...webhookDeliveryFields.tries, sortable: true },
        webhookDeliveryFields.answer_status,
        webhookDeliveryFields.took,
        { ...webhookDeliveryFields.next_at, sortable: true },
        { ...webhookDeliveryFields.state, pin: 'end' },
      ],
      filters: [
        { name: 'state', operator: 'in', params: ['state'], field: webhookDeliveryFields.state },
        { name: 'date', operator: 'between', params: ['date_from', 'date_to'], field: webhookDeliveryFields.happened_at, initial: 'last7', maxDays: 93 },
        { name: 'type', operator: 'in', params: ['type'], field: { ...webhookDeliveryFields.type, kind: 'enum', options: eventTypeOptions } },
        { name: 'object', operator: 'eq', params: ['object'], field: webhookDeliveryFields.object },
        { name: 'q', operator: 'search', params: ['q'], field: { name: 'q', kind: 'string', label: { th: 'ค้นหา', en: 'Search' } } },
      ],
      sort: '-happened_at',
      limit: 20,
      match: { endpoint_id: 'id' },
      permission: 'integration.webhook.view',
    },
  ],
  actions: [
    {
      id: 'webhook.secret',
      label: { th: 'แสดงรหัสลับ', en: 'Show the secret' },
      icon: 'key',
      permission: 'integration.webhook.update',
      when: { secret_shown_at: [null] },
      call: webhookSecret,
      part: () => import('#areas/integration/web/parts/webhook-secret.tsx'),
    },
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
      id: 'webhook.rotate',
      label: { th: 'เปลี่ยนรหัสลับ', en: 'Rotate the secret' },
      icon: 'key-change',
      tone: 'warning',
      permission: 'integration.webhook.update',
      call: webhookRotate,
      input: async () => (await fetchInputs())['webhook.rotate'],
    },
    {
      id: 'delivery.replay_failed',
      label: { th: 'ส่งที่ไม่สำเร็จอีกครั้ง', en: 'Send failures again' },
      icon: 'restore',
      permission: 'integration.webhook.update',
      call: deliveryReplayFailed,
      input: async () => (await fetchInputs())['delivery.replay_failed'],
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
  ],
  done: '/integration/webhook?id={id}',
  about: '{name}',
  history: { call: recordHistory, entity: 'WebhookEndpoint' },
});
