import { defineTexts } from '#web/locale/language.ts';

export const useManualText = defineTexts(
  {
    title: 'คู่มือการใช้งาน',
    about: 'เฉพาะหน้าที่คุณเปิดได้',
    search: 'ค้นหาในคู่มือ',
    chapters: 'บทของคู่มือ',
    more: 'อื่นๆ',
    open: 'เปิดหน้านี้',
    words: 'คำศัพท์ในหน้านี้',
    none: 'ไม่พบในคู่มือ',
    clear: 'ล้างคำค้น',
    failed: 'โหลดคู่มือไม่สำเร็จ',
  },
  {
    title: 'Manual',
    about: 'Only pages that you may open',
    search: 'Search the manual',
    chapters: 'Chapters of the manual',
    more: 'More',
    open: 'Open this page',
    words: 'Words of this page',
    none: 'The manual has nothing on this',
    clear: 'Clear the search',
    failed: 'The manual could not be loaded',
  },
);
