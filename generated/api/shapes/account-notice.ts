// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { FieldShape } from '#contract/field.ts';
import { noticeDetailShape } from '../shapes/notice-detail.ts';

export const accountNoticeShape: FieldShape = {
  name: 'AccountNotice',
  fields: [
    { name: 'id', kind: 'integer', label: { th: 'รหัส', en: 'ID' }, required: true },
    { name: 'kind', kind: 'string', label: { th: 'เหตุการณ์', en: 'Event' }, required: true },
    { name: 'at', kind: 'datetime', label: { th: 'เวลา', en: 'At' }, required: true },
    { name: 'username', kind: 'string', label: { th: 'ชื่อผู้ใช้', en: 'Username' }, required: true },
    { name: 'own', kind: 'boolean', label: { th: 'บัญชีของตนเอง', en: 'The reader\'s own account' }, required: true },
    { name: 'by', kind: 'string', label: { th: 'โดย', en: 'By' }, nullable: true },
    { name: 'detail', kind: 'shape', label: { th: 'รายละเอียด', en: 'Detail' }, required: true, shape: noticeDetailShape },
  ],
};
