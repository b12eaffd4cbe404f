// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Definitions } from '#contract/definitions.ts';
import type { Titles } from '#contract/route.ts';

export const manual: Titles = {
  '/report/activeness': {
    th: 'ดูว่าใครเล่นประจำ เสี่ยงเลิกเล่น หรือเลิกเล่นแล้ว แต่ละแถวคือสมาชิกหนึ่งคน มูลค่าสะสมคือฝากลบถอนตั้งแต่สมัคร กรองกลุ่มแล้วกด “ส่ง SMS กลุ่มนี้” วันที่กรองคือเคลื่อนไหวล่าสุด แต่ช่อง 30 วันนับย้อนจากวันนี้เสมอ',
    en:
      'See who plays, who is at risk and who is lost. A row is a member, and lifetime value is all deposits less withdrawals. Filter a group and press “Text this segment”. The date filter means last active, but the 30-day columns always count back from today.',
  },
  '/report/creditfree': {
    th: 'แต่ละแถวคือเครดิตฟรีหนึ่งครั้งที่สมาชิกได้รับ และผลที่ตามมา ต้นทุนสุทธิคือถอนได้จริงลบฝากต่อ กด “ดูสมาชิก” หรือ “ดูกระเป๋า” เพื่อตรวจต่อ ระวังรายการที่ซ้ำ (IP/บัญชี) ซึ่งเป็นข้อมูล ณ ตอนที่รับเครดิต',
    en:
      'A row is one free credit that a member got, and what came of it. Net cost is what was converted less what was deposited after. Press “The member” or “The wallet” to look further. Mind the duplicates of IP or account, which are as they were when it was granted.',
  },
};

export const definitions: Definitions = {
  all: [
    { label: { th: 'เคลื่อนไหวล่าสุด', en: 'Last active' }, help: { th: 'ครั้งล่าสุดที่เดิมพัน ฝาก หรือถอน', en: 'The last time that the member bet, deposited or withdrew.' } },
    { label: { th: 'ไม่เคลื่อนไหว', en: 'Inactive for' }, help: { th: 'จำนวนวันตั้งแต่เคลื่อนไหวล่าสุดจนถึงวันนี้', en: 'Days from the last activity until today.' } },
    { label: { th: 'เทิร์น 30 วัน', en: 'Turnover in 30 days' }, help: { th: 'ยอดเดิมพันที่นับเป็นเทิร์นใน 30 วันถึงวันนี้ ไม่ขึ้นกับวันที่กรอง', en: 'Valid turnover of the thirty days up to today, whatever the date filter says.' } },
    { label: { th: 'แพ้/ชนะ 30 วัน', en: 'Win/loss in 30 days' }, help: { th: 'ยอดจ่ายลบยอดเดิมพันใน 30 วัน ติดลบคือสมาชิกเสีย', en: 'Payout less turnover of thirty days. Below zero the member lost.' } },
    { label: { th: 'มูลค่าสะสม', en: 'Lifetime value' }, help: { th: 'ฝากทั้งหมดลบถอนทั้งหมดตั้งแต่สมัคร', en: 'All deposits less all withdrawals since registration.' } },
    { label: { th: 'แหล่งที่มา', en: 'Source' }, help: { th: 'ลิงก์หรือโฆษณาที่พาสมาชิกมาสมัคร', en: 'The link or advertisement that brought the member.' } },
    { label: { th: 'สถานะ', en: 'Activity' }, help: { th: 'กลุ่มความเคลื่อนไหว: เล่นประจำ เสี่ยงเลิก เลิกเล่น ตามจำนวนวันที่ไม่เคลื่อนไหว', en: 'How alive the member is, by the days without activity: playing, at risk, gone.' } },
    { label: { th: 'เทิร์นต้องทำ', en: 'Turnover required' }, help: { th: 'ยอดเดิมพันที่ต้องทำให้ครบก่อนถอนเครดิตฟรีนี้ได้', en: 'What must be bet before this credit can be withdrawn.' } },
    { label: { th: 'ความคืบหน้า (%)', en: 'Progress (%)' }, help: { th: 'เทิร์นที่ทำแล้ว ÷ เทิร์นต้องทำ', en: 'Turnover done ÷ turnover required' } },
    { label: { th: 'ถอนสูงสุด', en: 'Most withdrawn' }, help: { th: 'ถอนได้ไม่เกินเท่านี้ แม้เล่นได้มากกว่า', en: 'No more than this can be withdrawn, however much was won.' } },
    { label: { th: 'ถอนได้จริง', en: 'Converted' }, help: { th: 'เงินที่กลายเป็นเครดิตจริงและถอนได้ คือต้นทุนจริงของเครดิตฟรี', en: 'What became real credit that can be withdrawn: the true cost of the gift.' } },
    { label: { th: 'ฝากต่อ', en: 'Deposited after' }, help: { th: 'ยอดที่สมาชิกฝากเองหลังรับเครดิตฟรี', en: 'What the member deposited after the gift.' } },
    {
      label: { th: 'ซ้ำ (IP/บัญชี)', en: 'Duplicates' },
      help: { th: 'มีสมาชิกอื่นใช้ IP หรือบัญชีธนาคารเดียวกัน ณ ตอนที่รับ อาจเป็นคนเดียวกัน', en: 'Other members had the same IP or bank account when it was granted; they may be one person.' },
    },
  ],
  pages: {
    '/report/activeness': { last_active_at: 0, days_inactive: 1, valid_turnover_30: 2, winloss_30: 3, ltv: 4, utm_source: 5, activity_state: 6 },
    '/report/creditfree': { turnover_required: 7, progress_pct: 8, withdraw_cap: 9, converted_amount: 10, deposited_after: 11, flags: 12 },
  },
};
