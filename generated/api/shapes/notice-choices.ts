// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { FieldShape } from '#contract/field.ts';

export const noticeChoicesShape: FieldShape = {
  name: 'NoticeChoices',
  fields: [{ name: 'browser', kind: 'boolean', label: { th: 'แจ้งเตือนของเบราว์เซอร์', en: 'Notifications of the browser' }, required: true }, { name: 'sound', kind: 'boolean', label: { th: 'เสียง', en: 'Sound' }, required: true }],
};
