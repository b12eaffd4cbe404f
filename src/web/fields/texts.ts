import type { Text } from '#contract/text.ts';

/** Words of the field kinds themselves. Labels and units of a field come from the manifest. */
export const fieldTexts = {
  any: { th: 'ทั้งหมด', en: 'All' },
  times: { th: 'เท่า', en: '×' },
  copy: { th: 'คัดลอก', en: 'Copy' },
  copied: { th: 'คัดลอกแล้ว', en: 'Copied' },
  close: { th: 'ปิด', en: 'Close' },
  clear: { th: 'ล้าง', en: 'Clear' },
  clearAll: { th: 'ล้างทั้งหมด', en: 'Clear all' },
  remove: { th: 'นำออก', en: 'Remove' },
  show: { th: 'แสดง', en: 'Show' },
  hide: { th: 'ซ่อน', en: 'Hide' },
  keeps: { th: '(เว้นว่างเพื่อใช้ค่าเดิม)', en: '(leave empty to keep)' },
  fullText: { th: 'ข้อความทั้งหมด', en: 'Full text' },
  more: { th: 'ดูทั้งหมด', en: 'Show all' },
  preview: { th: 'ดูรูปขนาดเต็ม', en: 'View full size' },
  choose: { th: 'เลือก', en: 'Choose' },
  typeToSearch: { th: 'พิมพ์เพื่อค้นหา', en: 'Type to search' },
  searching: { th: 'กำลังค้นหา…', en: 'Searching…' },
  nothingFound: { th: 'ไม่พบข้อมูล', en: 'Nothing found' },
  searchFailed: { th: 'ค้นหาไม่สำเร็จ ลองใหม่', en: 'Search failed, try again' },
  calendar: { th: 'เปิดปฏิทิน', en: 'Open the calendar' },
  from: { th: 'ตั้งแต่', en: 'From' },
  to: { th: 'ถึง', en: 'To' },
  atLeast: { th: 'ต่ำสุด', en: 'At least' },
  atMost: { th: 'สูงสุด', en: 'At most' },
  today: { th: 'วันนี้', en: 'Today' },
  yesterday: { th: 'เมื่อวาน', en: 'Yesterday' },
  last7: { th: '7 วันล่าสุด', en: 'Last 7 days' },
  thisMonth: { th: 'เดือนนี้', en: 'This month' },
  lastMonth: { th: 'เดือนที่แล้ว', en: 'Last month' },
  last6Months: { th: '6 เดือนล่าสุด', en: 'Last 6 months' },
  thisYear: { th: 'ปีนี้', en: 'This year' },
  apply: { th: 'ใช้', en: 'Apply' },
  now: { th: 'เวลานี้', en: 'Now' },
  dropImage: { th: 'วางรูปที่นี่ วางจากคลิปบอร์ด หรือ', en: 'Drop a picture here, paste one, or' },
  chooseFile: { th: 'เลือกไฟล์', en: 'Choose a file' },
  replaceFile: { th: 'เปลี่ยนไฟล์', en: 'Replace' },
  unseen: { th: 'ไม่มีสิทธิ์ดู', en: 'Not yours to see' },
  addItem: { th: 'พิมพ์แล้วกด Enter', en: 'Type and press Enter' },
} as const satisfies Record<string, Text>;

/** Of several that are chosen and not shown: ไม่มีสิทธิ์ดู 2 รายการ. */
export const unseenCount = (count: number): Text => ({
  th: `ไม่มีสิทธิ์ดู ${count} รายการ`,
  en: `${count} not yours to see`,
});

/** A choice and everything below it: CAT มาสเตอร์ → CAT มาสเตอร์ ทั้งสาย. */
export const wholeBranch = (label: string): Text => ({ th: `${label} ทั้งสาย`, en: `${label} and all below` });

/** A span that ends now: 60 → ชั่วโมงล่าสุด. */
export const lastMinutes = (minutes: number): Text =>
  minutes === 60 ? { th: 'ชั่วโมงล่าสุด', en: 'Last hour' } : { th: `${minutes} นาทีล่าสุด`, en: `Last ${minutes} minutes` };
