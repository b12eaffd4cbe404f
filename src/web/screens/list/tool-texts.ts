import { defineTexts } from '#web/locale/language.ts';

/** Texts of the tools of a list, fetched with them. */
export const useToolText = defineTexts(
  {
    exportTitle: 'ดาวน์โหลด',
    exporting: (total: string) => `กำลังเตรียมไฟล์ ${total} รายการ`,
    exportReceived: (size: string) => `ได้รับแล้ว ${size}`,
    exported: (count: string, total: string) => `ดาวน์โหลดแล้ว ${count} จาก ${total} รายการ`,
    exportCut: (count: string, total: string) =>
      `ไฟล์มี ${count} จาก ${total} รายการ เพราะเกินจำนวนสูงสุด กรุณากรองให้แคบลงเพื่อดาวน์โหลดส่วนที่เหลือ`,
    exportAsk: (total: string) => `ดาวน์โหลดทุกรายการตามเงื่อนไขที่กรองไว้ ${total} รายการ`,
    exportLimit: (most: string) => `ไฟล์หนึ่งมีได้ไม่เกิน ${most} รายการ`,
    exportRecorded: 'การดาวน์โหลดจะถูกบันทึกในประวัติการใช้งาน',
    exportStop: 'หยุดดาวน์โหลด',
    formats: { xlsx: 'Excel (.xlsx)', csv: 'CSV' },
    formatHints: {
      xlsx: 'หัวตารางตรึงอยู่ กรองได้ มียอดรวม และมีแผ่นบอกช่วงวันที่กับตัวกรอง',
      csv: 'สำหรับนำเข้าโปรแกรมอื่น',
    },
    saveView: 'บันทึกมุมมองนี้',
    viewName: 'ชื่อมุมมอง',
    viewDefault: 'เปิดมุมมองนี้เป็นค่าเริ่มต้น',
    noViews: 'ยังไม่มีมุมมองที่บันทึกไว้',
    removeView: (name: string) => `ลบมุมมอง ${name}`,
    standardView: 'มุมมองมาตรฐาน',
  },
  {
    exportTitle: 'Download',
    exporting: (total) => `Preparing a file of ${total} rows`,
    exportReceived: (size) => `${size} received`,
    exported: (count, total) => `Downloaded ${count} of ${total} rows`,
    exportCut: (count, total) =>
      `The file holds ${count} of ${total} rows, the most that fit. Narrow the filters to get the rest`,
    exportAsk: (total) => `Downloads every row that matches the filters (${total})`,
    exportLimit: (most) => `One file holds at most ${most} rows`,
    exportRecorded: 'Downloads are recorded in the audit log',
    exportStop: 'Stop the download',
    formats: { xlsx: 'Excel (.xlsx)', csv: 'CSV' },
    formatHints: {
      xlsx: 'Frozen head, filters, totals, and a sheet that names the period and the filters',
      csv: 'For other programs',
    },
    saveView: 'Save this view',
    viewName: 'Name of the view',
    viewDefault: 'Open this view by default',
    noViews: 'No saved views yet',
    removeView: (name) => `Delete view ${name}`,
    standardView: 'Standard view',
  },
);
