// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { FieldShape } from '#contract/field.ts';
import { bankSessionOptions } from '../enums/bank-session.ts';
import { bankStatusOptions } from '../enums/bank-status.ts';
import { bankUsageOptions } from '../enums/bank-usage.ts';

export const agentBankShape: FieldShape = {
  name: 'AgentBank',
  fields: [
    { name: 'id', kind: 'integer', label: { th: 'รหัส', en: 'ID' }, required: true },
    { name: 'nickname', kind: 'string', label: { th: 'ชื่อเรียก', en: 'Nickname' }, nullable: true },
    { name: 'bank_code', kind: 'code', label: { th: 'ธนาคาร', en: 'Bank' }, required: true },
    { name: 'ending', kind: 'string', label: { th: 'เลขท้าย', en: 'Last digits' }, required: true },
    { name: 'usage', kind: 'enum', label: { th: 'การใช้งาน', en: 'Usage' }, required: true, options: bankUsageOptions },
    { name: 'balance', kind: 'money', label: { th: 'ยอดคงเหลือ', en: 'Balance' }, required: true },
    { name: 'session_status', kind: 'enum', label: { th: 'สถานะเชื่อมต่อ', en: 'Session' }, required: true, options: bankSessionOptions },
    { name: 'status', kind: 'enum', label: { th: 'สถานะ', en: 'Status' }, required: true, options: bankStatusOptions },
    { name: 'shared', kind: 'boolean', label: { th: 'ใช้ร่วมกัน', en: 'For every agent' }, required: true },
  ],
};
