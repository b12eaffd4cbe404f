// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Definitions } from '#contract/definitions.ts';
import type { Titles } from '#contract/route.ts';

export const manual: Titles = {
  '/game/add': {
    th: 'ใช้เพิ่มทีละเกม ถ้ามีหลายเกมให้ใช้ “อัปเดตจากค่าย” เตรียมค่ายเกม ค่ายย่อย รหัสเกม และชื่อไทยกับอังกฤษ บันทึกแล้วอยู่ที่หน้าแก้ไขเกมนั้น ตรวจค่ายและรหัสเกมให้ถูก เพราะแก้ภายหลังไม่ได้ และสถานะเริ่มต้นคือ “เปิด”',
    en:
      'For one game; for many use “Update from a provider”. Have provider, sub-provider, game code, Thai and English name ready. Saving leads to the game\'s page; check provider and code first, as they cannot be changed later, and the status begins as “Active”.',
  },
  '/game/agent-provider': {
    th: 'ตารางเอเย่นต์กับค่ายเกม คลิกช่องที่เปิดเพื่อปิด ช่องที่ปิดเพื่อเปิด และช่องที่ยังไม่ตั้งค่าเพื่อเพิ่มค่าย เลือกหลายแถวหรือหลายคอลัมน์เพื่อทำพร้อมกันได้ ค่ายที่ปิดทั้งค่ายอยู่จะปิดกับทุกเอเย่นต์ ไม่ว่าช่องจะตั้งไว้อย่างไร',
    en:
      'Agents and game providers as a table. Click an active cell to close it, a closed one to open it, an empty one to add the provider; select rows or columns to do many at once. A provider closed as a whole is closed for every agent, whatever its cells say.',
  },
  '/game/agent-provider/detail': {
    th:
      'ตั้งรหัส เดิมพัน และส่วนแบ่งของค่ายหนึ่งสำหรับเอเย่นต์หนึ่งแล้วกด “บันทึก” ถือสู้และคอมมิชชั่นที่เว้นว่างเป็นไปตามเอเย่นต์ ค่าใหม่มีผลตั้งแต่วันนี้ ค่ายที่โอนเครดิตต้องมี API Key และ Secret Key ก่อนเปิด เอเย่นต์และค่ายแก้ภายหลังไม่ได้',
    en:
      'Set codes, bets and shares of one provider for one agent and press “Save”. Empty share and commission are the agent\'s; new ones count from today. A provider that transfers credit needs API and secret key before it opens; agent and provider stay as added.',
  },
  '/game/agent-provider/manage': {
    th: 'ค่ายที่เอเย่นต์แต่ละรายมี กด “เพิ่มค่าย” “แก้ไข” “เปิด” หรือ “ปิด” เลือกหลายแถวแล้ว “คัดลอกไปเอเย่นต์อื่น” ได้ ค่าที่มีอยู่ไม่ถูกทับ ค่ายที่คัดลอกจะปิดไว้และไม่มี API Key กับ Secret Key ให้ตรวจรหัสของเอเย่นต์นั้นก่อนเปิด',
    en:
      'These are the providers of each agent; press “Add provider”, “Edit”, “Open” or “Close”, or select rows and “Copy to another agent”. What is there stays; copies are closed and have no API and secret key, so check that agent\'s codes before you open them.',
  },
  '/game/detail': {
    th: 'แก้ชื่อ รูป คุณสมบัติ และการแสดงผลของเกมแล้วกด “บันทึก” ดูยอดเล่นในแท็บ “สถิติ 30 วัน” ค่ายและรหัสเกมแก้ไม่ได้ ถ้าชื่อ หมวด หรือคุณสมบัติต่างจากรายการของค่าย การอัปเดตเกมครั้งต่อไปจะเสนอให้เปลี่ยนตามค่าย',
    en:
      'Change names, picture, features and display and press “Save”; the tab “Thirty days” shows how it is played. Provider and game code are fixed. Where name, category or features differ from the provider\'s list, the next game update proposes the provider\'s.',
  },
  '/game/manage-game-list': {
    th: 'เกมของทุกค่าย กด “เปิดเกม” “ปิดเกม” หรือตั้งเป็นยอดนิยม ใหม่ และแนะนำ เลือกหลายแถวเพื่อเปิด ปิด หรือปิดปรับปรุงพร้อมกันได้ เมื่อปิด ผู้ที่เล่นอยู่จะเล่นรอบปัจจุบันจนจบ เกม “ค่ายยกเลิก” เปิดเองไม่ได้ ต้อง “อัปเดตจากค่าย”',
    en:
      'The games of all providers. Press “Open” or “Close”, mark games as hot, new or recommended, or select rows to open, close or maintain many; players finish their round. Games withdrawn by the provider come back only by “Update from a provider”.',
  },
  '/game/providers': {
    th: 'กด “ดูเกม” เพื่อดูเกมของค่าย หรือ “แก้ไข” เพื่อตั้งต้นทุนและค่ายย่อย “ปิดปรับปรุง” และ “เปิด” มีผลกับทุกเอเย่นต์ทันที ถ้าจะปิดค่ายเฉพาะเอเย่นต์เดียว ให้ทำที่หน้าค่ายเกมรายเอเย่นต์',
    en: 'Press “Its games” to see a provider\'s games, or “Edit” for its cost and sub-providers. “Maintenance” and “Open” work for every agent at once. To close a provider for one agent alone, use the page of providers by agent.',
  },
  '/game/providers/detail': {
    th: 'แก้ต้นทุน สถานะ และช่วงปิดปรับปรุงแล้วกด “บันทึก” เมื่อถึงเวลา ค่ายปิดปรับปรุงและเปิดเอง ต้นทุนใหม่มีผลกับใบแจ้งหนี้ตั้งแต่วันนี้ และสถานะมีผลกับทุกเอเย่นต์ทันที ค่ายย่อยในแท็บ “ค่ายย่อย” ต้องกด “บันทึกค่ายย่อย” แยก',
    en:
      'Change cost, status and maintenance times and press “Save”; the provider closes and opens at these times by itself. A new cost counts for invoices from today, a status for every agent at once. On the tab “Sub-providers” press “Save sub-providers” as well.',
  },
  '/game/updater': {
    th: 'เลือกค่ายและแหล่งข้อมูลแล้วกด “ตรวจสอบความต่าง” ยังไม่มีอะไรเปลี่ยนจนกว่าจะกด “นำเข้าที่เลือก” เกมใหม่และเกมที่เปลี่ยนแปลงถูกเลือกไว้ให้ แต่เกมที่ถูกถอดต้องเลือกเอง ให้ถามค่ายก่อนปิด เกมใหม่เข้ามาโดยไม่มีรูป',
    en:
      'Choose provider and source and press “Compare”; nothing changes until you press “Apply”. New and changed games are selected already, withdrawn ones are not; ask the provider before you close them. New games come without a picture.',
  },
  '/report/game-stats': {
    th: 'เลือกใน “แสดงแถวตาม” ว่าแถวคือค่ายย่อย ค่ายเกม หมวดเกม หรือเกม แล้วกดที่แถวเพื่อลงลึก กำไรขั้นต้นคือยอดเดิมพันลบยอดจ่าย ยังไม่หักส่วนของเอเย่นต์ ยอดรายเกมมีเฉพาะค่ายที่ส่งข้อมูลเกม จึงอาจน้อยกว่ายอดของค่าย',
    en:
      'Choose in “Rows by” whether a row is a sub-provider, provider, game type or game, and click rows to go down. Gross revenue is turnover less payout, before the agents\' part. Only some providers tell by game, so games may add up to less than the provider.',
  },
};

export const definitions: Definitions = {
  all: [
    { label: { th: 'RTP (%)', en: 'RTP (%)' }, help: { th: 'ค่าที่ค่ายแจ้ง: จากทุก 100 บาท เกมจ่ายคืนเฉลี่ยกี่บาทในระยะยาว', en: 'What the provider states: of every 100 baht, how much the game returns in the long run.' } },
    {
      label: { th: 'นับเทิร์น (%)', en: 'Counts to turnover (%)' },
      help: { th: 'ยอดเดิมพันเกมนี้นับเป็นเทิร์นกี่เปอร์เซ็นต์ 100 = นับเต็ม 0 = ไม่นับ', en: 'How much of the bets on this game counts as turnover: 100 = all, 0 = nothing.' },
    },
    {
      label: { th: 'ผู้เล่น', en: 'Players' },
      help: { th: 'สมาชิกที่เดิมพันอย่างน้อยหนึ่งบิลในช่วงที่เลือก นับคนละครั้ง แม้เล่นหลายวันหรือหลายค่าย', en: 'Members with at least one bet in the chosen days. Each counts once, however many days or providers they play.' },
    },
    { label: { th: 'จำนวนบิล', en: 'Bets' }, help: { th: 'จำนวนบิลเดิมพันที่ตัดสินผลแล้ว', en: 'The number of bets that have been settled.' } },
    { label: { th: 'ยอดเดิมพัน', en: 'Turnover' }, help: { th: 'เงินเดิมพันทั้งหมดของบิลที่ตัดสินผลแล้ว ไม่ว่าชนะหรือแพ้', en: 'All stakes of settled bets, won or lost.' } },
    { label: { th: 'ยอดจ่าย', en: 'Payout' }, help: { th: 'เงินที่จ่ายคืนสมาชิกจากบิลที่ชนะ รวมเงินเดิมพันที่คืน', en: 'What members got back from their bets, returned stakes included.' } },
    {
      label: { th: 'กำไรขั้นต้น', en: 'Gross revenue' },
      help: { th: 'ยอดเดิมพันลบยอดจ่าย (GGR) คือรายได้จากเกมก่อนหักส่วนแบ่ง คอมมิชชั่น และค่าใช้จ่าย', en: 'GGR: turnover less payout. What the games earn before shares, commissions and costs.' },
    },
    {
      label: { th: 'ระบบกระเป๋า', en: 'Wallet mode' },
      help: { th: 'seamless: เดิมพันจากเครดิตหลักโดยตรง โอนกระเป๋า: ต้องย้ายเงินเข้าค่ายก่อนเล่น', en: 'Seamless: bets come straight from the main credit. Transfer: money moves to the provider before play.' },
    },
    { label: { th: 'ต้นทุน (%)', en: 'Cost (%)' }, help: { th: 'อัตราค่าบริการที่ค่ายคิดจากฐานใน “คิดจาก”', en: 'The rate that the provider charges of the base under “Invoiced on”.' } },
    {
      label: { th: 'คิดจาก', en: 'Invoiced on' },
      help: { th: 'กำไรขั้นต้น: คิดเฉพาะส่วนที่ค่ายทำกำไร ยอดเทิร์น: คิดทุกบาทที่เดิมพัน', en: 'Gross revenue: a part of what the provider’s games earn. Turnover: a part of every baht that is bet.' },
    },
    { label: { th: 'ค่าบริการขั้นต่ำต่อเดือน', en: 'Least fee a month' }, help: { th: 'เดือนที่ค่าบริการต่ำกว่านี้ต้องจ่ายเท่านี้', en: 'Where the fee of a month is less, this is owed.' } },
    { label: { th: 'ยกยอดติดลบไปเดือนถัดไป', en: 'Carry losses over' }, help: { th: 'เดือนที่สมาชิกชนะ (กำไรขั้นต้นติดลบ) นำยอดติดลบไปหักเดือนถัดไป', en: 'After a month that members won, the loss is taken off the next month’s base.' } },
    { label: { th: 'รูป', en: 'Picture' }, help: { th: 'สี่เหลี่ยมจัตุรัส อย่างน้อย 300 พิกเซล', en: 'Square, at least 300 pixels' } },
    {
      label: { th: 'ยอดเทิร์น', en: 'Valid turnover' },
      help: {
        th: 'ส่วนของยอดเดิมพันที่นับ ไม่รวมบิลเสมอ ยกเลิก หรือแทงสวนกัน ใช้คิดคอมมิชชั่น คืนยอดเทิร์น และเทิร์นที่ต้องทำ',
        en: 'The part of turnover that counts: without draws, voids and opposite bets. Commissions, turnover rebates and required turnover follow from it.',
      },
    },
    { label: { th: 'แพ้/ชนะ (สมาชิก)', en: 'Member win/loss' }, help: { th: 'ยอดจ่ายลบยอดเดิมพัน ติดลบคือสมาชิกเสียและบริษัทได้ (สีเขียว)', en: 'Payout less turnover. Below zero the member lost and the company won (green).' } },
    { label: { th: 'RTP จริง (%)', en: 'RTP (%)' }, help: { th: 'ยอดจ่าย ÷ ยอดเดิมพัน ที่เกิดขึ้นจริงในช่วงนี้ ไม่ใช่ค่าที่ค่ายแจ้ง', en: 'Payout ÷ turnover as it was in these days; not what the provider states.' } },
    { label: { th: 'อัตรากำไร (%)', en: 'Hold (%)' }, help: { th: 'กำไรขั้นต้น ÷ ยอดเดิมพัน: จากทุก 100 บาทที่เดิมพัน เหลือไว้กี่บาท', en: 'Gross revenue ÷ turnover: what is kept of every 100 baht that are bet.' } },
    { label: { th: 'สัดส่วนยอดเดิมพัน (%)', en: 'Part of turnover (%)' }, help: { th: 'ยอดเดิมพันของแถว ÷ ยอดเดิมพันของทุกแถว', en: 'Turnover of the row ÷ turnover of all rows.' } },
    { label: { th: 'ชนะสูงสุด', en: 'Biggest win' }, help: { th: 'เงินที่จ่ายมากที่สุดในรอบเดียว เฉพาะค่ายที่แจ้งมา', en: 'The largest payout of a single round, where the provider reports it.' } },
    {
      label: { th: 'เทียบช่วงก่อน (%)', en: 'Against the span before (%)' },
      help: { th: 'ยอดเดิมพันเปลี่ยนไปกี่เปอร์เซ็นต์จากช่วงก่อนหน้าที่ยาวเท่ากัน', en: 'How much turnover changed against the span of the same length right before.' },
    },
  ],
  pages: {
    '/game/add': { rtp_pct: 0, turnover_rate_pct: 1 },
    '/game/detail': { rtp_pct: 0, turnover_rate_pct: 1, bet_member: 2, bet_count: 3, turnover: 4, payout: 5, ggr: 6 },
    '/game/manage-game-list': { rtp_pct: 0, turnover_rate_pct: 1 },
    '/game/providers': { wallet_mode: 7, cost_pct: 8, invoice_base: 9 },
    '/game/providers/detail': { wallet_mode: 7, cost_pct: 8, invoice_base: 9, min_fee: 10, carry_negative: 11 },
    '/report/game-stats': { game_image: 12, bet_member: 2, bet_count: 3, turnover: 4, valid_turnover: 13, payout: 5, member_winloss: 14, ggr: 6, rtp_pct: 15, hold_pct: 16, share_of_turnover_pct: 17, biggest_win: 18, trend_pct: 19 },
  },
};
