import { defineTexts } from '#web/locale/language.ts';

/** Texts of the list of shortcuts, fetched with it. */
export const useShortcutText = defineTexts(
  {
    keysOn: 'เปิดใช้ปุ่มลัด',
    soundOn: 'เสียงเตือนเมื่อมีรายการใหม่',
    keyMove: 'เลื่อนลง / ขึ้น',
    keyOpen: 'เปิดรายการ',
    keySelect: 'เลือกแถว',
    keyCopy: 'คัดลอกเลขบัญชี',
    keySearch: 'ค้นหา',
    keyClose: 'ปิด',
    keyTabs: 'สลับแท็บ',
    keyHelp: 'ปุ่มลัดทั้งหมด',
    moneyKeys: 'กล่องยืนยันเรื่องเงินต้องคลิก หรือกด Ctrl+Enter',
  },
  {
    keysOn: 'Use shortcuts',
    soundOn: 'Sound for new requests',
    keyMove: 'Down / up',
    keyOpen: 'Open',
    keySelect: 'Select the row',
    keyCopy: 'Copy the account number',
    keySearch: 'Search',
    keyClose: 'Close',
    keyTabs: 'Tabs',
    keyHelp: 'All shortcuts',
    moneyKeys: 'Dialogs about money need a click or Ctrl+Enter',
  },
);
