import { defineTexts } from '#web/locale/language.ts';

/** Texts of the list of shortcuts, fetched with it. */
export const useKeysText = defineTexts(
  {
    title: 'ปุ่มลัด',
    keysOn: 'เปิดใช้ปุ่มลัด',
    soundOn: 'เสียงเตือนเมื่อมีรายการใหม่',
    move: 'เลื่อนลง / ขึ้น',
    open: 'เปิดรายการ',
    select: 'เลือกแถว',
    search: 'ค้นหา',
    close: 'ปิด',
    tabs: 'สลับแท็บ',
    help: 'ปุ่มลัดทั้งหมด',
    moneyKeys: 'กล่องยืนยันเรื่องเงินต้องคลิก หรือกด Ctrl+Enter',
  },
  {
    title: 'Shortcuts',
    keysOn: 'Use shortcuts',
    soundOn: 'Sound when more is waiting',
    move: 'Down / up',
    open: 'Open',
    select: 'Select the row',
    search: 'Search',
    close: 'Close',
    tabs: 'Tabs',
    help: 'All shortcuts',
    moneyKeys: 'Dialogs about money need a click or Ctrl+Enter',
  },
);
