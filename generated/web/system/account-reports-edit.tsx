// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { subscriptionFields as f } from '#generated/api/fields/subscription.ts';
import { formPage } from '#web/screens/form/form-page.tsx';
import { recordHistory } from '../record-history.ts';
import { subscriptionDetail, subscriptionUpdate } from './calls/subscription.ts';
import { validateSubscriptionUpdate } from './validators.ts';

export default formPage({
  kind: 'form',
  path: '/account/reports/edit',
  area: 'system',
  title: { th: 'แก้ไขการส่งรายงาน', en: 'Subscription' },
  permission: 'signed-in',
  mode: 'update',
  record: subscriptionDetail,
  save: subscriptionUpdate,
  savePermission: 'signed-in',
  key: 'id',
  fields: [f.name, f.format, f.by_mail, f.is_on, f.rhythm, f.weekday, f.month_day, f.at, f.test, f.threshold, f.next_at, f.sent_at],
  groups: [
    { title: { th: 'รายงาน', en: 'Report' }, fields: ['name', 'format', 'by_mail', 'is_on'] },
    {
      title: { th: 'กำหนดส่ง', en: 'When' },
      fields: ['rhythm', 'weekday', 'month_day', 'at', 'test', 'threshold', 'next_at', 'sent_at'],
      when: { weekday: { rhythm: ['weekly'] }, month_day: { rhythm: ['monthly'] }, test: { rhythm: ['reached'] }, threshold: { rhythm: ['reached'] } },
    },
  ],
  validate: validateSubscriptionUpdate,
  related: [],
  actions: [],
  done: '/account/reports?tab=subscriptions',
  about: '{name}',
  history: { call: recordHistory, entity: 'Subscription' },
});
