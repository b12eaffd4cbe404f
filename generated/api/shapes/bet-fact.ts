// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { FieldShape } from '#contract/field.ts';

export const betFactShape: FieldShape = {
  name: 'BetFact',
  fields: [
    { name: 'reference', kind: 'code', label: { th: 'เลขอ้างอิงของผู้ส่ง', en: 'Reference of the sender' }, required: true },
    { name: 'username', kind: 'string', label: { th: 'ยูสเซอร์เนม', en: 'Username' }, required: true, maxLength: 16 },
    { name: 'sub_provider_code', kind: 'code', label: { th: 'รหัสค่ายย่อย', en: 'Sub-provider code' }, required: true, maxLength: 24 },
    { name: 'game_code', kind: 'code', label: { th: 'รหัสเกม', en: 'Game code' }, required: true },
    { name: 'settled_at', kind: 'datetime', label: { th: 'เวลาสรุปผล', en: 'Settled' }, required: true },
    { name: 'turnover', kind: 'money', label: { th: 'ยอดเดิมพัน', en: 'Turnover' }, required: true, min: '0.00' },
    { name: 'valid_turnover', kind: 'money', label: { th: 'ยอดเทิร์น', en: 'Valid turnover' }, required: true, min: '0.00' },
    { name: 'payout', kind: 'money', label: { th: 'ยอดจ่าย', en: 'Payout' }, required: true, min: '0.00' },
  ],
};
