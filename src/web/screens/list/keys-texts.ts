import { defineTexts } from '#web/locale/language.ts';

/** What the keys of a list do, fetched with their list. */
export const useKeysText = defineTexts(
  {
    move: 'เลื่อนลง / ขึ้น',
    open: 'เปิดรายการ',
    select: 'เลือกแถว',
    search: 'ค้นหา',
    tabs: 'สลับแท็บ',
    moneyKeys: 'กล่องยืนยันเรื่องเงินต้องคลิก หรือกด Ctrl+Enter',
  },
  {
    move: 'Down / up',
    open: 'Open',
    select: 'Select the row',
    search: 'Search',
    tabs: 'Tabs',
    moneyKeys: 'Dialogs about money need a click or Ctrl+Enter',
  },
);
