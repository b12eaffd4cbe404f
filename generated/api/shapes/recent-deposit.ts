// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { FieldShape } from '#contract/field.ts';
import { depositChannelOptions } from '../enums/deposit-channel.ts';
import { depositStatusOptions } from '../enums/deposit-status.ts';

export const recentDepositShape: FieldShape = {
  name: 'RecentDeposit',
  fields: [
    { name: 'deposit_ref', kind: 'code', label: { th: 'เลขที่ฝาก', en: 'Reference' }, required: true },
    { name: 'requested_at', kind: 'datetime', label: { th: 'แจ้งเมื่อ', en: 'Requested at' }, required: true },
    { name: 'credited_at', kind: 'datetime', label: { th: 'เติมเมื่อ', en: 'Credited at' }, nullable: true },
    { name: 'username', kind: 'string', label: { th: 'ยูสเซอร์', en: 'Username' }, required: true },
    { name: 'channel', kind: 'enum', label: { th: 'ช่องทาง', en: 'Channel' }, required: true, options: depositChannelOptions },
    { name: 'from_bank_code', kind: 'code', label: { th: 'จากธนาคาร', en: 'From bank' }, nullable: true },
    { name: 'requested_amount', kind: 'money', label: { th: 'ยอดแจ้ง', en: 'Requested' }, required: true },
    { name: 'amount', kind: 'money', label: { th: 'ยอดเข้า', en: 'Received' }, nullable: true },
    { name: 'status', kind: 'enum', label: { th: 'สถานะ', en: 'Status' }, required: true, options: depositStatusOptions },
  ],
};
