// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Definitions } from '#contract/definitions.ts';
import type { Titles } from '#contract/route.ts';

export const manual: Titles = {
  '/cashback/turnover': {
    th: 'แต่ละแถวคือยอดคืนของสมาชิกหนึ่งคน หนึ่งรอบ และหนึ่งหมวดเกม คิดจากยอดเทิร์นตามอัตรา เข้ากระเป๋าค่าคอมมิชชั่น กด “ดูกระเป๋า” เพื่อดูการจ่าย ยอดที่ไม่ถึงขั้นต่ำไม่จ่าย และวันที่ในตัวกรองคือวันที่รอบสิ้นสุด',
    en:
      'A row is the rebate of one member for one period and one game type, a rate of the valid turnover, paid into the commission wallet. Press “The wallet” to see the payment. What is below the least is not paid, and the date filter means the day a period ends.',
  },
  '/cashback/winloss': {
    th: 'แต่ละแถวคือยอดคืนของสมาชิกหนึ่งคนในหนึ่งรอบ ระบบคำนวณเองหลังจบรอบจากยอดเสียที่หักโบนัสแล้ว จ่ายจากหน้านี้ไม่ได้ กด “ดูกระเป๋า” เพื่อดูการจ่าย แบบกดรับเอง สมาชิกต้องรับก่อนเวลาในช่องรับภายใน ไม่เช่นนั้นจะหมดอายุ',
    en:
      'A row is the rebate of one member for one period, worked out from losses less bonuses once the period is over. Nothing is paid from here. Press “The wallet” to see the payment. A rebate that the member must claim expires after the time in Claim until.',
  },
};

export const definitions: Definitions = {
  all: [
    { label: { th: 'ยอดเทิร์น', en: 'Valid turnover' }, help: { th: 'ยอดเดิมพันที่นับเป็นเทิร์นของหมวดเกมในรอบนี้', en: 'Valid turnover of the kind of game in the period.' } },
    { label: { th: 'อัตรา (%)', en: 'Rate (%)' }, help: { th: 'ของยอดเสียสุทธิหรือยอดเทิร์น ตามแบบที่คืน', en: 'Of the net loss or the valid turnover that is rebated' } },
    { label: { th: 'ติดเพดาน', en: 'Capped' }, help: { th: 'ยอดคืนคำนวณได้สูงกว่าเพดาน จึงจ่ายเท่าเพดาน', en: 'More was worked out than the limit allows, so the limit is paid.' } },
    { label: { th: 'วิธีรับ', en: 'Paid by' }, help: { th: 'อัตโนมัติ: เข้ากระเป๋าเอง กดรับเอง: หมดอายุหากไม่กดในเวลา', en: 'Automatic: it goes into the wallet by itself. Claimed: it expires unless the member takes it in time.' } },
    { label: { th: 'ยอดเสียสุทธิ', en: 'Net loss' }, help: { th: 'ยอดที่สมาชิกเสียในรอบนี้ ลบโบนัสที่ได้รับ', en: 'What the member lost in the period, less bonuses.' } },
  ],
  pages: { '/cashback/turnover': { turnover_base: 0, rate_pct: 1, cap_applied: 2, claim_mode: 3 }, '/cashback/winloss': { winloss_base: 4, rate_pct: 1, cap_applied: 2, claim_mode: 3 } },
};
