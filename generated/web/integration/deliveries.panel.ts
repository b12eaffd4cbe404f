// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Panel } from '#contract/panel.ts';
import { webhookDeliveryFields as f } from '#generated/api/fields/webhook-delivery.ts';
import { webhookAttemptShape } from '#generated/api/shapes/webhook-attempt.ts';
import { icons } from '../icons.ts';
import { deliveryDetail } from './calls/delivery.ts';

export const panel: Panel = {
  title: { th: '{type} {object}', en: '{type} {object}' },
  name: f.event_id,
  chips: [f.state],
  sections: [
    { fields: [{ ...f.endpoint_id, link: '/integration/webhook?id={endpoint_id}', permission: 'integration.webhook.view' }, f.event_id, f.happened_at, f.tries, f.next_at] },
    { title: { th: 'คำตอบล่าสุด', en: 'Last answer' }, fields: [f.answered_at, f.answer_status, f.took] },
    { fields: [f.payload] },
    { fields: [{ ...f.attempts, item: { kind: 'shape', shape: webhookAttemptShape } }] },
  ],
  places: [f.type, f.object],
  record: deliveryDetail,
  icons: icons,
};
