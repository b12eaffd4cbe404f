import { defineTexts } from '#web/locale/language.ts';

/** Texts of what a row opens, fetched with it. */
export const usePanelText = defineTexts(
  {
    details: (name: string) => `รายละเอียด ${name}`,
    close: 'ปิดรายละเอียด',
    failed: 'โหลดข้อมูลไม่สำเร็จ',
    none: 'ไม่มีข้อมูล',
    reveal: 'แสดงเบอร์/เลขบัญชี',
    revealHint: 'การเปิดดูจะถูกบันทึก',
    hide: 'ซ่อน',
    heldBy: (name: string) => `กำลังดำเนินการโดย ${name}`,
    takeOver: 'รับช่วง',
  },
  {
    details: (name) => `Details of ${name}`,
    close: 'Close details',
    failed: 'Loading failed',
    none: 'Nothing',
    reveal: 'Show numbers',
    revealHint: 'Looking is written down',
    hide: 'Hide',
    heldBy: (name) => `${name} is working on this`,
    takeOver: 'Take over',
  },
);
