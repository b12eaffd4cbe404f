import { defineTexts } from '#web/locale/language.ts';

/** Texts of what chooses columns, fetched with it. */
export const useChooserText = defineTexts(
  {
    showColumn: (name: string) => `แสดง ${name}`,
    pinStart: (name: string) => `ตรึง ${name} ไว้ด้านซ้าย`,
    moveUp: (name: string) => `เลื่อน ${name} ขึ้น`,
    moveDown: (name: string) => `เลื่อน ${name} ลง`,
    resetColumns: 'คืนค่าเริ่มต้น',
  },
  {
    showColumn: (name) => `Show ${name}`,
    pinStart: (name) => `Pin ${name} to the left`,
    moveUp: (name) => `Move ${name} up`,
    moveDown: (name) => `Move ${name} down`,
    resetColumns: 'Reset',
  },
);
