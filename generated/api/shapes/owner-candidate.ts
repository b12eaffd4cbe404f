// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { FieldShape } from '#contract/field.ts';
import { accountMatchOptions } from '../enums/account-match.ts';
import { memberStatusOptions } from '../enums/member-status.ts';
import { nameMatchOptions } from '../enums/name-match.ts';
import { ownerReasonShape } from '../shapes/owner-reason.ts';
import { ownerRequestShape } from '../shapes/owner-request.ts';
import { usualSumsShape } from '../shapes/usual-sums.ts';

export const ownerCandidateShape: FieldShape = {
  name: 'OwnerCandidate',
  fields: [
    { name: 'member_id', kind: 'integer', label: { th: 'สมาชิก', en: 'Member' }, required: true },
    { name: 'username', kind: 'string', label: { th: 'ยูสเซอร์', en: 'Username' }, required: true },
    { name: 'name', kind: 'string', label: { th: 'ชื่อ', en: 'Name' }, required: true },
    { name: 'status', kind: 'enum', label: { th: 'สถานะ', en: 'Status' }, required: true, options: memberStatusOptions },
    { name: 'bank_code', kind: 'code', label: { th: 'ธนาคาร', en: 'Bank' }, required: true },
    { name: 'bank_account_no', kind: 'string', label: { th: 'เลขบัญชี', en: 'Account number' }, required: true },
    { name: 'bank_account_name', kind: 'string', label: { th: 'ชื่อบัญชี', en: 'Account name' }, required: true },
    { name: 'name_match', kind: 'enum', label: { th: 'เทียบชื่อ', en: 'Name' }, required: true, options: nameMatchOptions },
    { name: 'account', kind: 'enum', label: { th: 'เทียบบัญชี', en: 'Account' }, nullable: true, options: accountMatchOptions },
    { name: 'request', kind: 'shape', label: { th: 'คำขอ', en: 'Request' }, nullable: true, shape: ownerRequestShape },
    { name: 'usual', kind: 'shape', label: { th: 'ยอดที่ฝากปกติ', en: 'Usual sums' }, nullable: true, shape: usualSumsShape },
    { name: 'is_usual', kind: 'boolean', label: { th: 'ยอดปกติ', en: 'Usual sum' }, required: true },
    { name: 'earlier', kind: 'integer', label: { th: 'เคยฝากจากบัญชีนี้', en: 'Came from here before' }, required: true },
    { name: 'last_from_here', kind: 'datetime', label: { th: 'ครั้งล่าสุด', en: 'Last time' }, nullable: true },
    { name: 'sharers', kind: 'integer', label: { th: 'ผู้ใช้บัญชีร่วม', en: 'Others with the account' }, required: true },
    { name: 'score', kind: 'integer', label: { th: 'คะแนน', en: 'Score' }, required: true },
    { name: 'is_sure', kind: 'boolean', label: { th: 'มั่นใจ', en: 'Sure' }, required: true },
    { name: 'reasons', kind: 'list', label: { th: 'เหตุ', en: 'Reasons' }, required: true, item: { kind: 'shape', shape: ownerReasonShape } },
  ],
};
