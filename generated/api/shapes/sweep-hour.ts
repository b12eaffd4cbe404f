// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { FieldShape } from '#contract/field.ts';

export const sweepHourShape: FieldShape = {
  name: 'SweepHour',
  fields: [
    { name: 'hour', kind: 'integer', label: { th: 'ชั่วโมง', en: 'Hour' }, required: true },
    { name: 'amount', kind: 'money', label: { th: 'จำนวนเงิน', en: 'Amount' }, required: true },
    { name: 'count', kind: 'integer', label: { th: 'สำเร็จกี่ครั้ง', en: 'Sweeps' }, required: true },
    { name: 'failed', kind: 'integer', label: { th: 'ไม่สำเร็จกี่ครั้ง', en: 'Failed' }, required: true },
  ],
};
