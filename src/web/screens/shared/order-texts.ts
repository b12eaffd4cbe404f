import { defineTexts } from '#web/locale/language.ts';

/** Texts of trees and hand-made orders. */
export const useOrderText = defineTexts(
  {
    moveUp: 'ย้ายขึ้น',
    moveDown: 'ย้ายลง',
    first: 'อยู่บนสุดแล้ว',
    last: 'อยู่ล่างสุดแล้ว',
    filtered: 'ล้างการค้นหาและตัวกรองก่อนจัดลำดับ',
    hint: 'ลากเพื่อจัดลำดับ หรือกด Alt+↑ / Alt+↓',
    moved: (name: string, place: number, size: number) => `ย้าย ${name} ไปลำดับที่ ${place} จาก ${size}`,
    restored: 'บันทึกลำดับไม่สำเร็จ คืนลำดับเดิมแล้ว',
    unfold: (name: string) => `กาง ${name}`,
    fold: (name: string) => `พับ ${name}`,
    unfoldAll: 'กางทั้งหมด',
    foldAll: 'พับทั้งหมด',
  },
  {
    moveUp: 'Move up',
    moveDown: 'Move down',
    first: 'It is the first already',
    last: 'It is the last already',
    filtered: 'Clear search and filters to change the order',
    hint: 'Drag to change the order, or press Alt+↑ / Alt+↓',
    moved: (name, place, size) => `${name} moved to place ${place} of ${size}`,
    restored: 'The order could not be saved and is as it was',
    unfold: (name) => `Unfold ${name}`,
    fold: (name) => `Fold ${name}`,
    unfoldAll: 'Unfold all',
    foldAll: 'Fold all',
  },
);
