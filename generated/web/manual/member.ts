// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Definitions } from '#contract/definitions.ts';
import type { Titles } from '#contract/route.ts';

export const manual: Titles = {
  '/affiliate': {
    th: 'แต่ละแถวคือสมาชิกที่มีคนใต้สาย พร้อมรายได้จากการเล่นหรือฝากของใต้สายในช่วงที่เลือก กดที่แถวเพื่อดูสายงาน หรือกด “คัดลอกลิงก์แนะนำ” ระบบจ่ายให้เองทุกวัน ไม่ต้องกดจ่าย แพ้/ชนะใต้สายติดลบคือใต้สายเสีย',
    en:
      'A row is a member with others below, and the income from these in the period. Click a row to see the downline, or “Copy the referral link”. The system pays every day by itself, there is no button. A downline win/loss below zero means that the downline lost.',
  },
  '/game/provider-history': {
    th: 'แต่ละแถวคือคำสั่งหนึ่งครั้งจากค่ายเกมและผลลัพธ์ที่ตอบกลับ กดที่แถวเพื่อดูข้อมูลส่งและข้อมูลตอบ กด “ดูทั้งรอบ” เพื่อดูทุกคำสั่งของรอบ หน้าเริ่มที่ชั่วโมงล่าสุด และสถานะค่ายขณะนี้ไม่ใช่สถานะตอนที่เรียก',
    en:
      'A row is one command of a game provider and the result it got. Click a row to see the request and the response, or “The whole round” for all commands of a round. The list begins with the last hour, and Provider now is not how it was at the time of the call.',
  },
  '/member/deposit-withdraw': {
    th: 'แต่ละแถวคือสมาชิกหนึ่งคน ฝาก-ถอนคือฝากรวมลบถอนที่สำเร็จในช่วงที่เลือก กดที่แถวเพื่อดูแพ้/ชนะ หรือกด “รายการฝาก” และ “รายการถอน” เครดิตคงเหลือเป็นยอดขณะนี้ ไม่ใช่ยอดของช่วงที่เลือก',
    en: 'A row is one member. Net flow is deposits less withdrawals that succeeded in the span chosen. Click a row for the win/loss, or press “Deposits” or “Withdrawals”. Credit now is what the member has at this moment, not in the span.',
  },
  '/member/users': {
    th: 'ค้นหาสมาชิกด้วยยูสเซอร์เนมหรือชื่อ กดที่แถวเพื่อดูกระเป๋า ฝาก-ถอน การเล่น และบัญชี อุปกรณ์ หรือ IP ที่ซ้ำ หน้านี้ใช้ดูอย่างเดียว แก้ไขสมาชิกไม่ได้ และทุกครั้งที่กด “แสดงเบอร์/เลขบัญชี” จะถูกบันทึก',
    en: 'Find members by username or name. Click a row to see wallets, deposits, withdrawals, play, and others with the same account, device or IP. Members cannot be changed here, and each use of “Show numbers” is written down.',
  },
  '/member/wallet-history': {
    th: 'แต่ละแถวคือยอดเข้าหรือออกจากกระเป๋าหนึ่งครั้ง เริ่มที่วันนี้ กรองด้วยยูสเซอร์เนมและวันที่ กดเลขอ้างอิงเพื่อเปิดรายการฝากหรือถอน หรือกด “ดูทั้งรอบเกม” ยอดหลังที่เตือนสีแดงคือไม่ต่อเนื่องกับรายการก่อนหน้า ต้องตรวจสอบ',
    en:
      'A row is one movement of a wallet. The list begins with today. Filter by username and days, click a reference to open the deposit or withdrawal, or press “The whole round”. A red warning at After means that the line does not follow and must be checked.',
  },
  '/member/winloss-summary': {
    th: 'แต่ละแถวคือสมาชิกหนึ่งคนในช่วงที่เลือก สมาชิกรวมคือแพ้/ชนะบวกคอม ยังไม่รวมโบนัส ติดลบคือสมาชิกเสีย ส่วนช่องเอเย่นต์และบริษัทนับจากฝั่งของตัวเอง กดที่แถวเพื่อดูว่าเล่นค่ายใด',
    en:
      'A row is one member in the span chosen. Member net is win/loss plus commission, without bonuses, and below zero means that the member lost. Agent and Company are counted from their own side. Click a row to see which providers were played.',
  },
  '/member/winloss-summary-provider': {
    th: 'แต่ละแถวคือค่ายย่อย กดที่แถวเพื่อดูยอดรายวันของค่ายย่อยนั้น หรือเลือกเกมใน “แสดงแถวตาม” แพ้/ชนะติดลบคือสมาชิกเสีย ช่องบริษัทนับจากฝั่งบริษัท ถ้าไม่ใส่ยูสเซอร์ในตัวกรอง ยอดเป็นของสมาชิกทุกคนที่คุณดูได้',
    en:
      'A row is a sub-provider. Click one for its bets of each day, or choose games in “Rows by”. Win/loss below zero means that members lost, Company is the company\'s side. Without a username, the figures are of all members you may see.',
  },
  '/report/member-raw': {
    th: 'แต่ละแถวคือสมาชิกหนึ่งคนในหนึ่งวันที่มีรายการ ใช้ตรวจสอบและดาวน์โหลด เริ่มที่เมื่อวาน ดูได้ครั้งละไม่เกิน 31 วัน แพ้/ชนะนับจากฝั่งสมาชิก ติดลบคือสมาชิกเสีย ส่วนเครดิตสิ้นวันเป็นของกระเป๋าเครดิตเท่านั้น',
    en:
      'A row is one member on one day on which something happened, to check and to download. It begins with yesterday and covers 31 days at most. Win/loss is the member\'s, so below zero the member lost. Credit at the day\'s end is of the main wallet only.',
  },
};

export const definitions: Definitions = {
  all: [
    { label: { th: 'ใต้สายชั้น 1', en: 'Level 1' }, help: { th: 'เพื่อนที่สมาชิกแนะนำเองโดยตรง', en: 'Friends whom the member referred.' } },
    { label: { th: 'ใต้สายชั้น 2', en: 'Level 2' }, help: { th: 'เพื่อนที่คนในชั้น 1 แนะนำต่อ', en: 'Friends whom those of level 1 referred.' } },
    { label: { th: 'ยอดเทิร์นใต้สาย', en: 'Downline turnover' }, help: { th: 'ยอดเดิมพันที่นับเป็นเทิร์นของเพื่อนทั้งสองชั้น', en: 'Valid turnover of friends of both levels.' } },
    { label: { th: 'คงค้าง', en: 'Pending' }, help: { th: 'รายได้ที่คำนวณแล้วแต่ยังไม่ได้รับเข้ากระเป๋า', en: 'Income that was worked out and has not been paid yet.' } },
    { label: { th: 'ฝาก (ครั้ง)', en: 'Deposits' }, help: { th: 'จำนวนครั้งที่ฝากสำเร็จ', en: 'The number of deposits that succeeded.' } },
    { label: { th: 'ฝากรวม', en: 'Deposit total' }, help: { th: 'ยอดฝากสำเร็จทุกช่องทาง ไม่รวมโบนัส รายการที่ธนาคารดึงเงินคืนถูกหักออก', en: 'Deposits that succeeded by every way, without bonuses; what a bank took back is off.' } },
    { label: { th: 'ฝากเฉลี่ย', en: 'Average deposit' }, help: { th: 'ยอดฝาก ÷ จำนวนครั้งฝาก', en: 'Deposits ÷ their number.' } },
    { label: { th: 'ถอนรวม', en: 'Withdrawal total' }, help: { th: 'ยอดถอนที่โอนสำเร็จแล้วเท่านั้น', en: 'Withdrawals that were paid out; no others.' } },
    { label: { th: 'โบนัส', en: 'Bonus' }, help: { th: 'โบนัสจากโปรโมชั่นที่ให้สมาชิก ลบโบนัสที่ถูกตัดคืน', en: 'Bonuses of promotions, less those that were cut.' } },
    { label: { th: 'ฝาก-ถอน', en: 'Net flow' }, help: { th: 'ยอดฝากลบยอดถอน คือเงินสดที่ไหลเข้า ไม่ใช่กำไร', en: 'Deposits less withdrawals: cash that came in. It is not profit.' } },
    { label: { th: 'เครดิตคงเหลือ', en: 'Credit now' }, help: { th: 'เครดิตของสมาชิกขณะนี้ ไม่ใช่ของช่วงที่เลือก', en: 'The member’s credit at this moment, not in the chosen days.' } },
    { label: { th: 'จำนวนบิล', en: 'Bets' }, help: { th: 'จำนวนบิลเดิมพันที่ตัดสินผลแล้ว', en: 'The number of bets that have been settled.' } },
    { label: { th: 'ยอดเดิมพัน', en: 'Turnover' }, help: { th: 'เงินเดิมพันทั้งหมดของบิลที่ตัดสินผลแล้ว ไม่ว่าชนะหรือแพ้', en: 'All stakes of settled bets, won or lost.' } },
    {
      label: { th: 'ยอดเทิร์น', en: 'Valid turnover' },
      help: {
        th: 'ส่วนของยอดเดิมพันที่นับ ไม่รวมบิลเสมอ ยกเลิก หรือแทงสวนกัน ใช้คิดคอมมิชชั่น คืนยอดเทิร์น และเทิร์นที่ต้องทำ',
        en: 'The part of turnover that counts: without draws, voids and opposite bets. Commissions, turnover rebates and required turnover follow from it.',
      },
    },
    { label: { th: 'ยอดจ่าย', en: 'Payout' }, help: { th: 'เงินที่จ่ายคืนสมาชิกจากบิลที่ชนะ รวมเงินเดิมพันที่คืน', en: 'What members got back from their bets, returned stakes included.' } },
    { label: { th: 'แพ้/ชนะ', en: 'Win/loss' }, help: { th: 'ยอดจ่ายลบยอดเดิมพัน ติดลบคือสมาชิกเสียและบริษัทได้ (สีเขียว)', en: 'Payout less turnover. Below zero the member lost and the company won (green).' } },
    { label: { th: 'คอม', en: 'Commission' }, help: { th: 'ส่วนคืนจากยอดเทิร์นตามอัตราของสมาชิก ได้ไม่ว่าแพ้หรือชนะ', en: 'What members get of their valid turnover at their rate, whether they win or lose.' } },
    {
      label: { th: 'สมาชิกรวม', en: 'Member net' },
      help: { th: 'แพ้/ชนะของสมาชิกรวมคอมสมาชิก ติดลบคือสมาชิกเสียและบริษัทได้ (สีเขียว)', en: 'Win/loss of members with their commission. Below zero the member lost and the company won (green).' },
    },
    { label: { th: 'เอเย่นต์', en: 'Agent' }, help: { th: 'ส่วนของกำไรขั้นต้นที่เป็นของเอเย่นต์ ตามอัตราถือสู้ของวันนั้น', en: 'The agent’s part of gross revenue, at the share that held on the day.' } },
    { label: { th: 'บริษัท', en: 'Company' }, help: { th: 'กำไรขั้นต้นที่เหลือเป็นของบริษัท หลังหักส่วนถือสู้ของเอเย่นต์', en: 'Gross revenue that is left to the company after the agents’ shares.' } },
    { label: { th: 'RTP จริง (%)', en: 'RTP (%)' }, help: { th: 'ยอดจ่าย ÷ ยอดเดิมพัน ที่เกิดขึ้นจริงในช่วงนี้ ไม่ใช่ค่าที่ค่ายแจ้ง', en: 'Payout ÷ turnover as it was in these days; not what the provider states.' } },
    {
      label: { th: 'ผู้เล่น', en: 'Players' },
      help: { th: 'สมาชิกที่เดิมพันอย่างน้อยหนึ่งบิลในช่วงที่เลือก นับคนละครั้ง แม้เล่นหลายวันหรือหลายค่าย', en: 'Members with at least one bet in the chosen days. Each counts once, however many days or providers they play.' },
    },
    { label: { th: 'เครดิตฟรี', en: 'Free credit' }, help: { th: 'เครดิตที่ให้สมาชิกโดยไม่ต้องฝาก', en: 'Credit that members got without a deposit.' } },
    { label: { th: 'คืนยอดรวม', en: 'Rebates' }, help: { th: 'คืนยอดเสียรวมกับคืนยอดเทิร์น', en: 'Loss rebates and turnover rebates together.' } },
    { label: { th: 'ปรับเครดิตสุทธิ', en: 'Adjustments' }, help: { th: 'เครดิตที่แอดมินเพิ่มลบที่ลด นอกเหนือจากฝาก-ถอน', en: 'Credit that staff added less what they took off, apart from deposits and withdrawals.' } },
    { label: { th: 'คอมสมาชิก', en: 'Member commission' }, help: { th: 'ส่วนคืนจากยอดเทิร์นตามอัตราของสมาชิก ได้ไม่ว่าแพ้หรือชนะ', en: 'What members get of their valid turnover at their rate, whether they win or lose.' } },
    { label: { th: 'เครดิตสิ้นวัน', en: 'Credit at the day\'s end' }, help: { th: 'เครดิตของสมาชิกเมื่อจบวันของแถว', en: 'The member’s credit when the day of the row ended.' } },
  ],
  pages: {
    '/affiliate': { downline_l1: 0, downline_l2: 1, downline_valid_turnover: 2, income_pending: 3 },
    '/member/deposit-withdraw': { deposit_count: 4, deposit_total: 5, avg_deposit: 6, withdraw_total: 7, bonus_total: 8, net_flow: 9, balance: 10 },
    '/member/winloss-summary': { bet_count: 11, turnover: 12, valid_turnover: 13, payout: 14, member_winloss: 15, member_commission: 16, member_net: 17, agent_winloss: 18, company_winloss: 19, rtp_pct: 20, bonus_total: 8 },
    '/member/winloss-summary-provider': { bet_member: 21, bet_count: 11, turnover: 12, valid_turnover: 13, payout: 14, member_winloss: 15, member_commission: 16, company_winloss: 19, rtp_pct: 20 },
    '/report/member-raw': {
      deposit_count: 4,
      deposit_total: 5,
      withdraw_total: 7,
      bonus_total: 8,
      credit_free: 22,
      cashback_total: 23,
      adjust_total: 24,
      bet_count: 11,
      turnover: 12,
      valid_turnover: 13,
      payout: 14,
      member_winloss: 15,
      member_commission: 25,
      balance_end: 26,
    },
  },
};
