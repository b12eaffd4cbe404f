import { defineTexts } from '#web/locale/language.ts';

/** Texts of the inquiry about one order. */
export const useInquiryText = defineTexts(
  {
    hint: 'ระบุเลขที่คำสั่งของเรา หรือเลขของเกตเวย์ อย่างใดอย่างหนึ่ง',
    missing: 'กรุณาระบุเลขที่คำสั่งหรือเลขเกตเวย์',
    ask: 'ตรวจสอบ',
    local: 'ในระบบ',
    gateway: 'ที่เกตเวย์',
    different: 'ไม่ตรง',
    agree: 'ข้อมูลทั้งสองฝั่งตรงกัน',
    differ: (count: number) => `ข้อมูลไม่ตรงกัน ${count} รายการ`,
    callback: 'Callback ล่าสุด',
    noCallback: 'ยังไม่มี',
    raw: 'คำตอบของเกตเวย์',
  },
  {
    hint: 'Our order number or the gateway’s, either will do',
    missing: 'Enter an order number or the gateway’s reference',
    ask: 'Ask',
    local: 'Here',
    gateway: 'At the gateway',
    different: 'differs',
    agree: 'Both sides agree',
    differ: (count) => `${count} ${count === 1 ? 'fact differs' : 'facts differ'}`,
    callback: 'Last callback',
    noCallback: 'none yet',
    raw: 'What the gateway answered',
  },
);
