import { defineTexts } from '#web/locale/language.ts';

/** Texts of tables. */
export const useTableText = defineTexts(
  {
    selectPage: 'เลือกทุกแถวในหน้านี้',
    selectRow: (name: string) => `เลือก ${name}`,
    actions: 'จัดการ',
    actionsOf: (name: string) => `เมนูของ ${name}`,
    totalPage: 'รวมหน้านี้',
    totalAll: 'รวมทั้งหมด',
    sortHint: 'คลิกเพื่อเรียง กด Shift ค้างเพื่อเรียงหลายคอลัมน์ Alt+ลูกศร ย้าย Alt+Shift+ลูกศร ปรับความกว้าง',
    resize: (name: string) => `ปรับความกว้าง ${name}`,
    gone: 'ไม่อยู่ในเงื่อนไขแล้ว',
    more: (count: number) => `แสดงอีก ${count} ช่อง`,
    less: 'แสดงน้อยลง',
    onlyGroup: 'คลิกเพื่อดูเฉพาะกลุ่มนี้',
  },
  {
    selectPage: 'Select every row on this page',
    selectRow: (name) => `Select ${name}`,
    actions: 'Actions',
    actionsOf: (name) => `Menu of ${name}`,
    totalPage: 'This page',
    totalAll: 'All rows',
    sortHint: 'Click to sort, hold Shift for several columns. Alt+arrow moves, Alt+Shift+arrow resizes',
    resize: (name) => `Resize ${name}`,
    gone: 'No longer matches',
    more: (count) => (count === 1 ? 'Show 1 more' : `Show ${count} more`),
    less: 'Show less',
    onlyGroup: 'Click to see this group alone',
  },
);
