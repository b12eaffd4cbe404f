// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Definitions } from '#contract/definitions.ts';
import type { Titles } from '#contract/route.ts';

export const manual: Titles = {
  '/': {
    th: 'ดูภาพรวมวันนี้ งานที่รอดำเนินการ แนวโน้ม และสถานะระบบ กดที่ตัวเลขหรืองานเพื่อเปิดหน้าที่มา ฝาก ถอน และสมัครใหม่เทียบเมื่อวานถึงเวลาเดียวกัน แต่ผู้เล่น ยอดเทิร์น แพ้/ชนะ และกำไรสุทธิเทียบเมื่อวานทั้งวันกับวันก่อนหน้า',
    en:
      'See today\'s figures, waiting work, trends and the health of the system. Click a figure or a queue to open the page behind it. Money and new members compare with yesterday at the same time, but play and profit compare all of yesterday with the day before.',
  },
  '/help': {
    th: 'อธิบายทุกหน้าที่คุณเปิดได้ เรียงตามเมนู ค้นด้วยคำได้ทั้งไทยและอังกฤษ จากหน้าใดก็ได้ กด ? ข้างชื่อหน้าเพื่อมายังส่วนของหน้านั้น',
    en: 'Explains every page that you may open, in the order of the menu. Search it by words in Thai or English. On any page, press ? next to its title to come to the part about it.',
  },
};

export const definitions: Definitions = {
  all: [
    { label: { th: 'ฝากรวม', en: 'Deposit total' }, help: { th: 'ยอดฝากสำเร็จทุกช่องทาง ไม่รวมโบนัส รายการที่ธนาคารดึงเงินคืนถูกหักออก', en: 'Deposits that succeeded by every way, without bonuses; what a bank took back is off.' } },
    { label: { th: 'ถอนรวม', en: 'Withdrawal total' }, help: { th: 'ยอดถอนที่โอนสำเร็จแล้วเท่านั้น', en: 'Withdrawals that were paid out; no others.' } },
    { label: { th: 'ฝาก-ถอน', en: 'Net flow' }, help: { th: 'ยอดฝากลบยอดถอน คือเงินสดที่ไหลเข้า ไม่ใช่กำไร', en: 'Deposits less withdrawals: cash that came in. It is not profit.' } },
    { label: { th: 'สมัครใหม่', en: 'New members' }, help: { th: 'สมาชิกที่สมัครในช่วงนี้', en: 'Members who registered in these days.' } },
    { label: { th: 'ฝากแรก (คน)', en: 'First deposits' }, help: { th: 'สมาชิกที่ฝากเงินครั้งแรกในชีวิตในช่วงนี้', en: 'Members whose very first deposit was in these days.' } },
    {
      label: { th: 'ผู้เล่น', en: 'Players' },
      help: { th: 'สมาชิกที่เดิมพันอย่างน้อยหนึ่งบิลในช่วงที่เลือก นับคนละครั้ง แม้เล่นหลายวันหรือหลายค่าย', en: 'Members with at least one bet in the chosen days. Each counts once, however many days or providers they play.' },
    },
    {
      label: { th: 'ยอดเทิร์น', en: 'Valid turnover' },
      help: {
        th: 'ส่วนของยอดเดิมพันที่นับ ไม่รวมบิลเสมอ ยกเลิก หรือแทงสวนกัน ใช้คิดคอมมิชชั่น คืนยอดเทิร์น และเทิร์นที่ต้องทำ',
        en: 'The part of turnover that counts: without draws, voids and opposite bets. Commissions, turnover rebates and required turnover follow from it.',
      },
    },
    { label: { th: 'แพ้/ชนะ (บริษัท)', en: 'Company win/loss' }, help: { th: 'กำไรขั้นต้นที่เหลือเป็นของบริษัท หลังหักส่วนถือสู้ของเอเย่นต์', en: 'Gross revenue that is left to the company after the agents’ shares.' } },
    { label: { th: 'แพ้/ชนะ (เอเย่นต์)', en: 'Agent win/loss' }, help: { th: 'ส่วนของกำไรขั้นต้นที่เป็นของเอเย่นต์ ตามอัตราถือสู้ของวันนั้น', en: 'The agent’s part of gross revenue, at the share that held on the day.' } },
    { label: { th: 'กำไรสุทธิ', en: 'Profit' }, help: { th: 'บริษัทสุทธิลบต้นทุนโปรโมชั่น ค่าธรรมเนียมเกตเวย์ และค่าบริการค่ายเกม', en: 'Company net less promotion cost, gateway fees and provider fees.' } },
    { label: { th: 'ยอดเดิมพัน', en: 'Turnover' }, help: { th: 'เงินเดิมพันทั้งหมดของบิลที่ตัดสินผลแล้ว ไม่ว่าชนะหรือแพ้', en: 'All stakes of settled bets, won or lost.' } },
  ],
  pages: { '/': { deposit_total: 0, withdraw_total: 1, net_flow: 2, new_member: 3, first_deposit_count: 4, bet_member: 5, valid_turnover: 6, company_winloss: 7, agent_winloss: 8, profit: 9, turnover: 10 } },
};
