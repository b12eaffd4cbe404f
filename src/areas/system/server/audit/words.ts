import { reasonName, warningsName } from '#contract/decision.ts';
import type { Text } from '#contract/text.ts';

/** What entries tell besides fields of a record. */
const words: Readonly<Record<string, Text>> = {
  call: { th: 'คำสั่ง', en: 'Call' },
  fields: { th: 'ช่องข้อมูลที่ดู', en: 'Fields seen' },
  filters: { th: 'ตัวกรอง', en: 'Filters' },
  rows: { th: 'จำนวนแถว', en: 'Rows' },
  take_over: { th: 'รับช่วงจากผู้อื่น', en: 'Taken over' },
  total: { th: 'ทั้งหมด', en: 'Total' },
  unmasked: { th: 'ช่องที่แสดงเต็ม', en: 'Shown in full' },
  [reasonName]: { th: 'เหตุผลที่ข้ามคำเตือน', en: 'Reason for overruling' },
  [warningsName]: { th: 'คำเตือนที่ข้าม', en: 'Warnings overruled' },
};

/** Label of something that is no field; its own name where nobody has a word for it. */
export function wordOf(name: string): Text {
  return words[name] ?? { th: name, en: name };
}
