// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Inputs } from '#contract/screen.ts';
import { apiKeyFields as f } from '#generated/api/fields/api-key.ts';
import { keyRevokeVerdict } from './calls/key.ts';

export type KeysDetailInputsAction = 'key.revoke';

export const inputs: Readonly<Record<KeysDetailInputsAction, Inputs>> = {
  'key.revoke': {
    fields: [],
    validate: () => [],
    decision: { verdict: keyRevokeVerdict, many: true, facts: [f.name, f.prefix, f.responsible_id, f.last_used_at, f.last_used_ip, f.expires_at] },
    confirm: { th: 'เพิกถอนคีย์ “{name}”? ระบบที่ใช้คีย์นี้จะถูกปฏิเสธตั้งแต่คำขอถัดไป และเรียกคืนไม่ได้', en: 'Revoke “{name}”? Whatever uses it is refused from its next request on, and it cannot be brought back.' },
    success: { th: 'เพิกถอนคีย์ “{name}” แล้ว', en: '“{name}” is revoked' },
  },
};
