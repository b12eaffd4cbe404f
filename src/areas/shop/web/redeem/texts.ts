import { defineTexts } from '#web/locale/language.ts';

export const useRedeemText = defineTexts(
  {
    details: 'รายละเอียด',
    label: 'พิมพ์ใบปะหน้า',
    to: 'ผู้รับ',
    noAddress: 'คุณไม่มีสิทธิ์ดูที่อยู่ผู้รับ จึงพิมพ์ใบปะหน้าไม่ได้',
    copied: 'คัดลอกแล้ว',
    timeline: 'ประวัติสถานะ',
  },
  {
    details: 'Details',
    label: 'Print the label',
    to: 'To',
    noAddress: 'You may not see the address, so there is no label to print',
    copied: 'Copied',
    timeline: 'History',
  },
);
