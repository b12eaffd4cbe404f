// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { FieldShape } from '#contract/field.ts';
import { registerChannelOptions } from '../enums/register-channel.ts';

export const memberFactShape: FieldShape = {
  name: 'MemberFact',
  fields: [
    { name: 'reference', kind: 'code', label: { th: 'เลขอ้างอิงของผู้ส่ง', en: 'Reference of the sender' }, required: true },
    { name: 'username', kind: 'string', label: { th: 'ยูสเซอร์เนม', en: 'Username' }, required: true, maxLength: 16, pattern: '^[a-z0-9]{6,16}$' },
    { name: 'agent_code', kind: 'code', label: { th: 'รหัสเอเย่นต์', en: 'Agent code' }, required: true },
    { name: 'name', kind: 'string', label: { th: 'ชื่อ-นามสกุล', en: 'Name' }, required: true, maxLength: 120 },
    { name: 'mobile', kind: 'phone', label: { th: 'เบอร์โทร', en: 'Telephone' }, required: true },
    { name: 'bank_code', kind: 'code', label: { th: 'ธนาคาร', en: 'Bank' }, required: true, maxLength: 16 },
    { name: 'bank_account_no', kind: 'account', label: { th: 'เลขบัญชี', en: 'Account number' }, required: true },
    { name: 'bank_account_name', kind: 'string', label: { th: 'ชื่อบัญชี', en: 'Account name' }, nullable: true, maxLength: 120 },
    { name: 'upline_username', kind: 'string', label: { th: 'ผู้แนะนำ', en: 'Referred by' }, nullable: true, maxLength: 16 },
    { name: 'line_id', kind: 'string', label: { th: 'ไลน์ไอดี', en: 'LINE ID' }, nullable: true, maxLength: 60 },
    { name: 'register_channel', kind: 'enum', label: { th: 'ช่องทางสมัคร', en: 'Registered through' }, options: registerChannelOptions, initial: 'web' },
    { name: 'utm_source', kind: 'string', label: { th: 'แหล่งที่มา', en: 'Source' }, nullable: true, maxLength: 60 },
    { name: 'ip', kind: 'ip', label: { th: 'IP', en: 'IP' }, nullable: true },
    { name: 'device_id', kind: 'string', label: { th: 'อุปกรณ์', en: 'Device' }, nullable: true, maxLength: 64 },
  ],
};
