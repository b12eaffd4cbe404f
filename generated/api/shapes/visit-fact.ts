// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { FieldShape } from '#contract/field.ts';

export const visitFactShape: FieldShape = {
  name: 'VisitFact',
  fields: [
    { name: 'reference', kind: 'code', label: { th: 'เลขอ้างอิงของผู้ส่ง', en: 'Reference of the sender' }, required: true },
    { name: 'username', kind: 'string', label: { th: 'ยูสเซอร์เนม', en: 'Username' }, required: true, maxLength: 16 },
    { name: 'at', kind: 'datetime', label: { th: 'เวลาเข้าระบบ', en: 'Signed in' }, required: true },
    { name: 'ip', kind: 'ip', label: { th: 'IP', en: 'IP' }, nullable: true },
    { name: 'device_id', kind: 'string', label: { th: 'อุปกรณ์', en: 'Device' }, nullable: true, maxLength: 64 },
  ],
};
