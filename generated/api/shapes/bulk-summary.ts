// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { FieldShape } from '#contract/field.ts';
import { bulkPurposeOptions } from '../enums/bulk-purpose.ts';
import { bulkStatusOptions } from '../enums/bulk-status.ts';

export const bulkSummaryShape: FieldShape = {
  name: 'BulkSummary',
  fields: [
    { name: 'id', kind: 'integer', label: { th: 'รหัส', en: 'ID' }, required: true },
    { name: 'group_ref', kind: 'code', label: { th: 'เลขที่กลุ่ม', en: 'Reference' }, required: true },
    { name: 'name', kind: 'string', label: { th: 'ชื่อกลุ่ม', en: 'Name' }, required: true },
    { name: 'bank_id', kind: 'integer', label: { th: 'บัญชีต้นทาง', en: 'From account' }, required: true },
    { name: 'bank_name', kind: 'string', label: { th: 'ชื่อบัญชีต้นทาง', en: 'Name of the account' }, required: true },
    { name: 'purpose', kind: 'enum', label: { th: 'วัตถุประสงค์', en: 'Purpose' }, required: true, options: bulkPurposeOptions },
    { name: 'recipient_count', kind: 'integer', label: { th: 'ผู้รับ', en: 'Recipients' }, required: true },
    { name: 'total_amount', kind: 'money', label: { th: 'ยอดรวม', en: 'Total' }, required: true },
    { name: 'success_count', kind: 'integer', label: { th: 'สำเร็จ', en: 'Made' }, required: true },
    { name: 'success_amount', kind: 'money', label: { th: 'ยอดสำเร็จ', en: 'Amount made' }, required: true },
    { name: 'failed_count', kind: 'integer', label: { th: 'ไม่สำเร็จ', en: 'Failed' }, required: true },
    { name: 'unknown_count', kind: 'integer', label: { th: 'ไม่ทราบผล', en: 'Unknown' }, required: true },
    { name: 'live_count', kind: 'integer', label: { th: 'กำลังโอน', en: 'Under way' }, required: true },
    { name: 'note', kind: 'string', label: { th: 'หมายเหตุ', en: 'Note' }, nullable: true },
    { name: 'status', kind: 'enum', label: { th: 'สถานะ', en: 'Status' }, required: true, options: bulkStatusOptions },
    { name: 'version', kind: 'integer', label: { th: 'เวอร์ชัน', en: 'Version' }, required: true },
    { name: 'created_at', kind: 'datetime', label: { th: 'สร้างเมื่อ', en: 'Created' }, required: true },
    { name: 'created_by_name', kind: 'string', label: { th: 'ผู้สร้าง', en: 'Created by' }, nullable: true },
    { name: 'started_by_name', kind: 'string', label: { th: 'ผู้สั่งโอน', en: 'Started by' }, nullable: true },
    { name: 'stopped_at', kind: 'datetime', label: { th: 'สั่งหยุดเมื่อ', en: 'Stopped' }, nullable: true },
  ],
};
