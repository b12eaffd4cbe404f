import { defineTexts } from '#web/locale/language.ts';

/** Texts of the tools of a list, fetched with them. */
export const useToolText = defineTexts(
  {
    exporting: (total: string) => `กำลังดาวน์โหลด ${total} รายการ`,
    exported: (count: string, total: string) => `ดาวน์โหลดแล้ว ${count} จาก ${total} รายการ`,
    exportCut: (count: string, total: string) =>
      `ไฟล์มี ${count} จาก ${total} รายการ เพราะเกินจำนวนสูงสุด กรุณากรองให้แคบลงเพื่อดาวน์โหลดส่วนที่เหลือ`,
    exportAsk: (total: string) => `ดาวน์โหลดทุกรายการตามเงื่อนไขที่กรองไว้ ${total} รายการ`,
    exportLimit: (most: string) => `ไฟล์หนึ่งมีได้ไม่เกิน ${most} รายการ`,
    workbookLimit: (most: string) => `Excel มีได้ไม่เกิน ${most} รายการ`,
    exportCancelled: 'ยกเลิกการดาวน์โหลดแล้ว',
    download: 'ดาวน์โหลด',
    saveView: 'บันทึกมุมมองนี้',
    viewName: 'ชื่อมุมมอง',
    viewDefault: 'เปิดมุมมองนี้เป็นค่าเริ่มต้น',
    noViews: 'ยังไม่มีมุมมองที่บันทึกไว้',
    removeView: (name: string) => `ลบมุมมอง ${name}`,
    standardView: 'มุมมองมาตรฐาน',
  },
  {
    exporting: (total) => `Downloading ${total} rows`,
    exported: (count, total) => `Downloaded ${count} of ${total} rows`,
    exportCut: (count, total) =>
      `The file holds ${count} of ${total} rows, the most that fit. Narrow the filters to get the rest`,
    exportAsk: (total) => `Downloads every row that matches the filters (${total})`,
    exportLimit: (most) => `One file holds at most ${most} rows`,
    workbookLimit: (most) => `At most ${most} rows as a workbook`,
    exportCancelled: 'Download cancelled',
    download: 'Download',
    saveView: 'Save this view',
    viewName: 'Name of the view',
    viewDefault: 'Open this view by default',
    noViews: 'No saved views yet',
    removeView: (name) => `Delete view ${name}`,
    standardView: 'Standard view',
  },
);
