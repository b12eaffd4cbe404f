import { texts } from '#server/base/text-catalogue.ts';

/** Labels of audit entry values that are not fields of a record. */
export const entryTexts = texts('auditEntry', {
  call: { th: 'คำสั่ง', en: 'Call' },
  fields: { th: 'ช่องข้อมูลที่ดู', en: 'Fields seen' },
  filters: { th: 'ตัวกรอง', en: 'Filters' },
  rows: { th: 'จำนวนแถว', en: 'Rows' },
  takeOver: { th: 'รับช่วงจากผู้อื่น', en: 'Taken over' },
  total: { th: 'ทั้งหมด', en: 'Total' },
  unmasked: { th: 'ช่องที่แสดงเต็ม', en: 'Shown in full' },
  overruleReason: { th: 'เหตุผลที่ข้ามคำเตือน', en: 'Reason for overruling' },
  overruledWarnings: { th: 'คำเตือนที่ข้าม', en: 'Warnings overruled' },
});
