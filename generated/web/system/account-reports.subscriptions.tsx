// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { subscriptionFields as f } from '#generated/api/fields/subscription.ts';
import { listPage } from '#web/screens/list/list-page.tsx';
import { subscriptionDelete, subscriptionList, subscriptionSend, subscriptionUpdate } from './calls/subscription.ts';

export default listPage({
  kind: 'list',
  path: '/account/reports',
  area: 'system',
  title: { th: 'การส่ง', en: 'Subscriptions' },
  permission: 'signed-in',
  list: subscriptionList,
  key: 'id',
  columns: [
    { ...f.name, width: 240, sortable: true, pin: 'start' },
    { ...f.rhythm, width: 140, fact: true },
    { ...f.at, width: 90 },
    { ...f.format, width: 100 },
    { ...f.by_mail, width: 120 },
    { ...f.next_at, width: 172, sortable: true, fact: true },
    { ...f.sent_at, width: 172, sortable: true },
    { ...f.test, hidden: true },
    { ...f.threshold, hidden: true },
    { ...f.failure, width: 240 },
    { ...f.is_on, width: 100, pin: 'end' },
  ],
  filters: [
    { name: 'rhythm', operator: 'in', params: ['rhythm'], field: f.rhythm },
    { name: 'is_on', operator: 'eq', params: ['is_on'], field: f.is_on },
    { name: 'q', operator: 'search', params: ['q'], field: { name: 'q', kind: 'string', label: { th: 'ค้นหา', en: 'Search' } } },
  ],
  sort: 'name',
  limit: 20,
  groups: ['rhythm'],
  click: 'edit',
  rowActions: [
    { id: 'edit', label: { th: 'แก้ไข', en: 'Change' }, icon: 'pencil', permission: 'signed-in', call: subscriptionUpdate, part: () => import('#areas/system/web/parts/subscription-settings.tsx') },
    {
      id: 'subscription.send',
      label: { th: 'ส่งตอนนี้', en: 'Send now' },
      icon: 'send',
      permission: 'signed-in',
      when: { is_on: [true] },
      call: subscriptionSend,
      send: ['id'],
      success: { th: 'กำลังส่ง “{name}” เสร็จแล้วจะขึ้นที่กระดิ่ง', en: '“{name}” is on its way: the bell will tell' },
    },
    { id: 'stop', label: { th: 'พัก', en: 'Pause' }, icon: 'pause-circle-outline', permission: 'signed-in', when: { is_on: [true] }, call: subscriptionUpdate, set: { is_on: false } },
    { id: 'go_on', label: { th: 'ส่งต่อ', en: 'Go on' }, icon: 'play-circle-outline', permission: 'signed-in', when: { is_on: [false] }, call: subscriptionUpdate, set: { is_on: true } },
    {
      id: 'subscription.delete',
      label: { th: 'เลิกส่ง', en: 'Unsubscribe' },
      icon: 'trash-can-outline',
      tone: 'danger',
      permission: 'signed-in',
      call: subscriptionDelete,
      confirm: { th: 'เลิกส่ง “{name}”? ไฟล์ที่ส่งแล้วยังอยู่', en: 'Stop sending “{name}”? Files that were sent stay' },
      success: { th: 'เลิกส่ง “{name}” แล้ว', en: '“{name}” is not sent any more' },
    },
  ],
  bulkActions: [],
  headerActions: [],
  view: 'subscriptions',
});
