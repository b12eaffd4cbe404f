import type { Text } from '#contract/text.ts';

/** Words of the field kinds where something is typed or chosen. */
export const inputTexts = {
  any: { th: 'ทั้งหมด', en: 'All' },
  close: { th: 'ปิด', en: 'Close' },
  clear: { th: 'ล้าง', en: 'Clear' },
  clearAll: { th: 'ล้างทั้งหมด', en: 'Clear all' },
  remove: { th: 'นำออก', en: 'Remove' },
  show: { th: 'แสดง', en: 'Show' },
  hide: { th: 'ซ่อน', en: 'Hide' },
  keeps: { th: '(เว้นว่างเพื่อใช้ค่าเดิม)', en: '(leave empty to keep)' },
  fullText: { th: 'ข้อความทั้งหมด', en: 'Full text' },
  choose: { th: 'เลือก', en: 'Choose' },
  typeToSearch: { th: 'พิมพ์เพื่อค้นหา', en: 'Type to search' },
  searching: { th: 'กำลังค้นหา…', en: 'Searching…' },
  nothingFound: { th: 'ไม่พบข้อมูล', en: 'Nothing found' },
  searchFailed: { th: 'ค้นหาไม่สำเร็จ ลองใหม่', en: 'Search failed, try again' },
  calendar: { th: 'เปิดปฏิทิน', en: 'Open the calendar' },
  atLeast: { th: 'ต่ำสุด', en: 'At least' },
  atMost: { th: 'สูงสุด', en: 'At most' },
  apply: { th: 'ใช้', en: 'Apply' },
  now: { th: 'เวลานี้', en: 'Now' },
  dropImage: { th: 'วางรูปที่นี่ วางจากคลิปบอร์ด หรือ', en: 'Drop a picture here, paste one, or' },
  chooseFile: { th: 'เลือกไฟล์', en: 'Choose a file' },
  replaceFile: { th: 'เปลี่ยนไฟล์', en: 'Replace' },
  addRow: { th: 'เพิ่มรายการ', en: 'Add a row' },
  addItem: { th: 'พิมพ์แล้วกด Enter', en: 'Type and press Enter' },
} as const satisfies Record<string, Text>;
