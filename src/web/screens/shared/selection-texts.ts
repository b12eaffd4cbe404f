import { defineTexts } from '#web/locale/language.ts';

/** What is said once rows are ticked. */
export const useSelectionText = defineTexts(
  {
    selected: (count: string) => `เลือก ${count} รายการ`,
    selectMatching: (total: string) => `เลือกทั้งหมด ${total} รายการตามเงื่อนไข`,
    sumOf: (name: string) => `รวม${name}`,
    unselect: 'ยกเลิกการเลือก',
    tooMany: (most: number) => `ทำได้ครั้งละไม่เกิน ${most} รายการ`,
    mixed: 'รายการที่เลือกมีสถานะต่างกัน หรือทำรายการนี้ไม่ได้',
  },
  {
    selected: (count) => `${count} selected`,
    selectMatching: (total) => `Select all ${total} that match`,
    sumOf: (name) => `Total ${name}`,
    unselect: 'Clear selection',
    tooMany: (most) => `At most ${most} at a time`,
    mixed: 'The selected rows differ in status, or this cannot be done to them',
  },
);
