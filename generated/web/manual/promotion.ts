// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Titles } from '#contract/route.ts';

export const manual: Titles = {
  '/promotion/detail': {
    th: 'ดูเงื่อนไข การรับ และผลของโปรโมชั่น กด “ส่ง SMS” เลือกกลุ่มเป้าหมาย ลอง “ส่งทดสอบ” ก่อนส่งจริง ซึ่งส่งได้ 08:00–21:00 น. ถ้าค่าใช้จ่ายเกินที่ส่งเองได้ ต้องให้อีกคนกด “อนุมัติให้ส่ง” ข้อความที่ส่งไปแล้วเรียกคืนไม่ได้',
    en:
      'Terms, claims and results of a promotion. Press “Send SMS”, choose the audience and try “Send a test” before you send, from 08:00 to 21:00. If it costs more than you may spend alone, another person must “Approve” it; what was sent cannot be called back.',
  },
  '/promotion/manage': {
    th: 'โปรโมชั่นสร้างและแก้ไขที่ระบบเกมของแพลตฟอร์ม แล้วมาแสดงที่นี่เอง หน้านี้ใช้ดูผลและส่ง SMS กด “รายละเอียด” เพื่อดูเงื่อนไขและการรับ หรือ “ส่ง SMS” ถึงสมาชิก โปรรายคน รายกลุ่ม และรายเอเย่นต์อยู่ในแท็บ “โปรเฉพาะบุคคล”',
    en:
      'Promotions are created and changed on the game platform and appear here by themselves; this page is for results and texts. Press “Details” for terms and claims, or “Send SMS”. Those for one member, segment or agent are on the tab “Personal”.',
  },
};
