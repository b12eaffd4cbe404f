// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Inputs } from '#contract/screen.ts';
import { validateDeliveryReplayFailed, validateWebhookRotate } from './validators.ts';

export type WebhookInputsAction = 'webhook.rotate' | 'delivery.replay_failed';

export const inputs: Readonly<Record<WebhookInputsAction, Inputs>> = {
  'webhook.rotate': {
    fields: [
      {
        name: 'overlap_hours',
        kind: 'integer',
        label: { th: 'รหัสเดิมยังใช้ได้อีก (ชั่วโมง)', en: 'The former secret stays valid for (hours)' },
        hint: { th: 'ระหว่างนั้นทุกข้อความมีลายเซ็นของทั้งสองรหัส', en: 'Until then every message has the signatures of both' },
        required: true,
        min: 0,
        max: 168,
        initial: 24,
      },
    ],
    validate: validateWebhookRotate,
    confirm: { th: 'สร้างรหัสลับใหม่ของ “{name}”?', en: 'Make a new secret for “{name}”?' },
    success: { th: '“{name}” มีรหัสลับใหม่แล้ว กดแสดงรหัสลับเพื่อคัดลอก', en: '“{name}” has a new secret: show it and copy it' },
  },
  'delivery.replay_failed': {
    fields: [{ name: 'since', kind: 'datetime', label: { th: 'เกิดตั้งแต่', en: 'Happened since' }, required: true }],
    validate: validateDeliveryReplayFailed,
    success: { th: 'เหตุการณ์ที่ส่งไม่สำเร็จของ “{name}” เข้าคิวแล้ว', en: 'Failed events of “{name}” are in line again' },
  },
};
