// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Definitions } from '#contract/definitions.ts';
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

export const definitions: Definitions = {
  all: [
    { label: { th: 'โบนัสถอนได้', en: 'Bonus can be withdrawn' }, help: { th: 'เปิด: ถอนโบนัสได้เมื่อครบเทิร์น ปิด: ถอนได้เฉพาะกำไร', en: 'On: the bonus itself can be withdrawn after the turnover. Off: only what was won with it.' } },
    {
      label: { th: 'เทิร์น (เท่า)', en: 'Turnover (times)' },
      help: { th: 'ต้องเดิมพันกี่เท่าของฐานใน “เทิร์นคิดจาก” ก่อนถอน เช่น 5 เท่าของ 200 บาท = 1,000 บาท', en: 'How many times the base under “Turnover on” must be bet before a withdrawal: 5 times 200 baht = 1,000 baht.' },
    },
    { label: { th: 'เทิร์นคิดจาก', en: 'Turnover on' }, help: { th: 'ยอดที่นำมาคูณกับจำนวนเท่า: ยอดฝาก โบนัส หรือทั้งสองรวมกัน', en: 'What is multiplied: the deposit, the bonus, or both together.' } },
    { label: { th: 'แบบถอนสูงสุด', en: 'Limit of withdrawal' }, help: { th: 'จำกัดยอดถอนสูงสุดจากโปรนี้แบบใด ส่วนเกินถูกตัด', en: 'How the withdrawal from this promotion is limited; what is above is cut.' } },
    { label: { th: 'โควตารวม', en: 'Quota' }, help: { th: 'จำนวนสิทธิ์ทั้งหมดของโปร เมื่อหมดแล้วรับไม่ได้อีก', en: 'How often it can be claimed by everybody together.' } },
    { label: { th: 'ค่าใช้จ่ายจริง', en: 'Cost' }, help: { th: 'ของข้อความที่ส่งแล้ว', en: 'Of the texts that were sent' } },
  ],
  pages: { '/promotion/detail': { bonus_withdrawable: 0, turnover_multiple: 1, turnover_base: 2, withdraw_cap_mode: 3, total_quota: 4, cost_actual: 5 }, '/promotion/manage': { turnover_multiple: 1 } },
};
