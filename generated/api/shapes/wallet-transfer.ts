// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { FieldShape } from '#contract/field.ts';
import { matchStatusOptions } from '../enums/match-status.ts';
import { moneyDirectionOptions } from '../enums/money-direction.ts';

export const walletTransferShape: FieldShape = {
  name: 'WalletTransfer',
  fields: [
    { name: 'txn_at', kind: 'datetime', label: { th: 'เวลา', en: 'At' }, required: true },
    { name: 'direction', kind: 'enum', label: { th: 'ทิศทาง', en: 'Direction' }, required: true, options: moneyDirectionOptions },
    { name: 'sender_mobile', kind: 'string', label: { th: 'เบอร์ผู้โอน', en: 'Mobile of the sender' }, nullable: true },
    { name: 'sender_name', kind: 'string', label: { th: 'ผู้โอน', en: 'Sender' }, nullable: true },
    { name: 'amount', kind: 'money', label: { th: 'จำนวนเงิน', en: 'Amount' }, required: true },
    { name: 'message', kind: 'string', label: { th: 'ข้อความ', en: 'Message' }, required: true },
    { name: 'transaction_id', kind: 'string', label: { th: 'เลขที่รายการ', en: 'Transaction' }, nullable: true },
    { name: 'match_status', kind: 'enum', label: { th: 'การจับคู่', en: 'Match' }, nullable: true, options: matchStatusOptions },
  ],
};
