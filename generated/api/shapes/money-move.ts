// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { FieldShape } from '#contract/field.ts';
import { moneyWayOptions } from '../enums/money-way.ts';

export const moneyMoveShape: FieldShape = {
  name: 'MoneyMove',
  fields: [
    { name: 'kind', kind: 'enum', label: { th: 'ประเภท', en: 'Kind' }, required: true, options: moneyWayOptions },
    { name: 'at', kind: 'datetime', label: { th: 'เวลา', en: 'At' }, required: true },
    { name: 'ref', kind: 'code', label: { th: 'เลขอ้างอิง', en: 'Reference' }, required: true },
    { name: 'amount', kind: 'money', label: { th: 'จำนวนเงิน', en: 'Amount' }, required: true },
    { name: 'channel', kind: 'string', label: { th: 'ช่องทาง', en: 'Channel' }, required: true },
    { name: 'status', kind: 'string', label: { th: 'สถานะ', en: 'Status' }, required: true },
  ],
};
