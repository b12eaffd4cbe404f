// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Definitions } from '#contract/definitions.ts';
import type { Titles } from '#contract/route.ts';

export const manual: Titles = {
  '/finance/cache_transactions': {
    th: 'ข้อมูลตามที่ระบบดึงจากธนาคารก่อนเป็นรายการดิบ ใช้ค้นว่ายอดที่สมาชิกโอนถูกดึงมาแล้วหรือยัง แล้วกดเลขที่ดิบเพื่อดูต่อ หน้านี้ดูได้อย่างเดียว ผลที่เป็นซ้ำคือเคยบันทึกแล้ว ไม่เติมเครดิตอีก และข้อมูลเก่าจะถูกลบเอง',
    en:
      'Lines as fetched from the banks, before they are statement lines. Search whether a member\'s transfer was fetched, then click its statement line. The page is for reading only; Duplicate was recorded before and is not credited again; old lines are deleted.',
  },
  '/finance/deposit_requests': {
    th: 'ดูคำขอฝาก ธุรกรรมที่เติมแล้ว และรายการดิบจากสเตทเมนต์ กดที่แถวเพื่อเทียบคำขอ สเตทเมนต์ และกระเป๋า กดดึงเครดิตคืนเฉพาะเมื่อธนาคารเรียกเงินคืน ยอดสูงต้องให้ผู้อื่นยืนยัน ถ้าเครดิตเหลือไม่พอ บริษัทต้องรับส่วนที่ขาด',
    en:
      'Requests, credited deposits and statement lines. Click a row to compare the request, the statement and the wallet. Take credit back only where the bank took the money back; a large sum needs a second person, and the company bears what the member no longer has.',
  },
  '/finance/m_banking': {
    th: 'เลือกบัญชีทางซ้ายเพื่อดูยอดและสเตทเมนต์ โอนเงินโดยกดตรวจสอบบัญชีปลายทาง แล้วยืนยันด้วยรหัสผ่านของคุณ หรือจ่ายหลายบัญชีที่แท็บโอนกลุ่ม รายการที่ไม่ทราบผลห้ามโอนซ้ำจนกว่าจะรู้ผล บัญชีใหม่ที่คุณเพิ่มในกลุ่มต้องให้อีกคนสั่งโอน',
    en:
      'Choose an account to see its balance and statement. To transfer, Check the receiver and confirm with your password; pay many under Bulk. Never repeat a transfer before its result is known; new receivers that you added to a group are sent by somebody else.',
  },
  '/finance/manage_bank': {
    th: 'เตรียมเลขบัญชี ชื่อบัญชี เอเย่นต์ และรหัสของวิธีเชื่อมต่อให้พร้อม บันทึกแล้วกดเข้าสู่ระบบใหม่ที่แท็บการเชื่อมต่อและกระแสเงิน บัญชีถอนที่เพิ่มใหม่หรือเปลี่ยนเลขบัญชีจะโอนออกได้หลัง 24 ชั่วโมง หรือเมื่ออีกคนกดยืนยันให้โอนออกได้',
    en:
      'Have account number, name, agents and the access for the connection ready. After saving, Sign in again under Connection and flow. A withdrawal account that is new or has a new number pays out after 24 hours, or once somebody else presses Let it pay out.',
  },
  '/finance/manage_banks': {
    th: 'บัญชีของบริษัทที่ใช้รับฝากและโอนออก กดอัปเดตยอดเพื่อเทียบยอดคงเหลือกับยอดที่ธนาคาร ที่ต่างกันดูได้ที่แท็บกระทบยอดและส่วนต่าง เมื่อกดพักบัญชี ระบบจะไม่อ่านยอดฝากใหม่และไม่โอนออกจากบัญชีนั้น ส่วนแจ้งอายัดหยุดโอนทุกช่องทาง',
    en:
      'The company\'s accounts for deposits and payouts. Update balance compares ours with the bank\'s; what differs is under Reconciliation and Differences. From a paused account no new deposits are read and nothing is paid out; Freeze stops every transfer.',
  },
  '/finance/manage_true_money': {
    th: 'ดูทรูมันนี่วอลเล็ทของบริษัท ทั้งยอดคงเหลือ รับวันนี้ และใช้เพดานเดือนไปเท่าไร กดรายการล่าสุดเพื่ออ่านจากวอลเล็ทโดยตรง หรือกดแก้ไข ระหว่างพักวอลเล็ท ระบบไม่อ่านยอดฝากใหม่และไม่โอนออกจากวอลเล็ทนั้น',
    en:
      'The company\'s TrueMoney wallets: balance, money in today and how much of the monthly limit is used. Latest transfers reads the wallet itself, and Edit opens its account. While a wallet is paused, no new deposits are read from it and nothing is paid out of it.',
  },
  '/finance/migration/add': {
    th: 'เตรียมบัญชีต้นทางที่ใช้ฝาก บัญชีปลายทางที่ใช้ถอนหรือพักเงิน ยอดที่เริ่มโยก และยอดคงเหลือติดบัญชี บันทึกแล้วกฎที่เปิดจะโยกเองเมื่อระบบโยกเงินอัตโนมัติเปิดอยู่ บัญชีต้นทางหนึ่งมีได้กฎเดียว และยอดคงเหลือต้องน้อยกว่ายอดที่เริ่มโยก',
    en:
      'Have a deposit account, the withdrawal or holding accounts to sweep to, the ceiling and what is left behind ready. Once saved, an active rule works by itself while automatic sweeps are on. An account has one rule, and what is left must be below the ceiling.',
  },
  '/finance/migration/banks': {
    th: 'กฎที่โยกเงินจากบัญชีฝากที่ยอดถึงเพดานไปบัญชีถอนหรือบัญชีพักเงิน กดเพิ่มกฎโยกเงิน หรือพักและเปิดทีละกฎ ส่วนปุ่มเปิดระบบและหยุดระบบมีผลกับทุกกฎ กฎที่ไม่ทราบผลโอนจะรอจนทราบผล กฎที่หยุดเพราะผิดพลาดให้แก้สาเหตุก่อนกดเปิด',
    en:
      'Rules that move money from a deposit account at its ceiling to a withdrawal or holding account. Add rule, Pause or Resume one; Switch on and Stop all concern them all. A rule waits while a result is unknown; if errors stopped it, mend the cause before Resume.',
  },
  '/finance/migration/detail': {
    th: 'แก้ไขบัญชี เงื่อนไข และวงเงินของกฎ ก่อนบันทึกให้อ่านประโยคสรุปข้างฟอร์มว่าตรงกับที่ตั้งใจ ผลดูได้ที่รายการโยกล่าสุด การแก้ไขมีผลกับรอบถัดไป รายการที่สั่งโอนไปแล้วไม่เปลี่ยน และกฎที่พักจะไม่โยกจนกว่าจะเปิด',
    en:
      'Change the accounts, the conditions and the limits of a rule. Before saving, read the sentence beside the form; results are under Latest sweeps. A change counts from the next check on, not for transfers already ordered, and a paused rule sweeps nothing.',
  },
  '/finance/migration/report': {
    th: 'รายการโยกเงินทั้งหมดและยอดรายชั่วโมง รายการที่ไม่ทราบผลให้กดถามผลจากธนาคารก่อน ถ้าธนาคารไม่ให้คำตอบจนหมดรอบจึงกดยืนยันผลด้วยหลักฐานจากสเตทเมนต์ กฎนั้นจะไม่โยกต่อจนกว่าจะทราบผล',
    en:
      'All sweeps, and what they moved in each hour of the day. Where a result is unknown, Ask the bank first; only when it has given no answer to the end, Settle with evidence from the statement. The rule sweeps nothing more until the result is known.',
  },
  '/finance/replenish/add': {
    th: 'เตรียมบัญชีถอนที่จะเติม บัญชีต้นทางตามลำดับที่จะใช้ ยอดที่เริ่มเติม และยอดที่เติมให้ถึง โหมดสร้างใบขอเติมต้องเลือกทีมรับผิดชอบ ถ้าเลือกโอนอัตโนมัติ กฎที่เปิดจะเริ่มโอนเองหลังบันทึกโดยไม่ถามอีก บัญชีถอนหนึ่งมีได้กฎเดียว',
    en:
      'Have the account to fill, its sources in order, and the balances to fill below and up to ready. A rule that opens tickets needs a responsible team. Once saved, an active rule that transfers automatically does so without asking; an account has one rule.',
  },
  '/finance/replenish/banks': {
    th: 'กฎที่เติมบัญชีถอนเมื่อยอดต่ำกว่าเกณฑ์ ด้วยการโอนอัตโนมัติหรือสร้างใบขอตามโหมด กดสั่งโอนเติมทันทีแล้วใส่รหัสผ่านเพื่อโอนเอง หรือกดเปิดใบขอเติมให้คนโอน รายการที่ไม่ทราบผลห้ามโอนซ้ำ ให้กดถามผลจากธนาคารที่แท็บประวัติโอนก่อน',
    en:
      'Rules that fill a withdrawal account when it is low, by a transfer or a ticket, as their mode says. Fill up now transfers at once with your password; Open a ticket asks a person. Never repeat a transfer of unknown result: first Ask the bank under Transfers.',
  },
  '/finance/replenish/detail': {
    th: 'แก้ไขกฎเติมเงิน หรือลากเปลี่ยนลำดับที่แท็บบัญชีและลำดับต้นทาง ซึ่งบันทึกทันทีที่ลาก ระบบใช้บัญชีแรกที่โอนได้และเงินพอ ถ้าไม่ได้เติม ดูเหตุที่ประวัติเติม เช่น ต้นทางเงินไม่พอ ติดเวลาพัก หรือเกินวงเงิน',
    en:
      'Change the rule, or drag its sources into order under Accounts and their order, which is saved at once. The first account that can pay and has enough is used. History says why nothing was filled, for example no source has enough, cooling down or limit reached.',
  },
  '/finance/suspicious': {
    th:
      'ยอดเงินเข้าที่ยังไม่มีเจ้าของหรือน่าสงสัย เปิดรายการแล้วกดจับคู่กับสมาชิกเพื่อเติมเครดิต หรือกดยืนยันผิดปกติซึ่งไม่เติมเครดิตให้ใคร ดูชื่อและเลขบัญชีผู้โอนให้ตรงก่อน เพราะยกเลิกการจับคู่ได้ในเวลาจำกัดและเมื่อเครดิตยังอยู่ครบเท่านั้น',
    en:
      'Money in that has no owner yet or is suspicious. Open a line and Match with a member to credit it, or Confirm as abnormal, which credits nobody. Check the sender first: a match can be undone only for a limited time and while the member has all of the credit.',
  },
  '/finance/ticket/add': {
    th: 'เตรียมบัญชีที่จะเติม ยอดขอเติม และแหล่งเงิน ถ้าถอนจากเกตเวย์ต้องเลือกเกตเวย์ด้วย บันทึกแล้วใบขอจะรอรับงาน การสร้างใบขอยังไม่โอนเงิน ต้องมีคนโอนจริงและแจ้งโอน แล้วให้อีกคนกดยืนยันยอดเข้า',
    en:
      'Have the account to fill, the amount and where the money comes from ready; if a gateway pays, choose it too. Once saved, the ticket waits to be accepted. It moves no money: a person makes and reports the transfer, and somebody else presses Confirm arrival.',
  },
  '/finance/ticket/detail': {
    th: 'ดูขั้น ความเห็น และประวัติของใบขอ แล้วกดปุ่มของขั้นนั้น คือรับงาน แจ้งโอนแล้ว หรือยืนยันยอดเข้า ก่อนยืนยันให้เทียบยอดโอนจริงกับสเตทเมนต์ของบัญชีที่เติม ถ้ากดยอดไม่เข้า ใบขอจะกลับไปกำลังดำเนินการและต้องแจ้งโอนพร้อมสลิปใหม่',
    en:
      'How far a ticket has come, its comments and its history. Press the button of its step: Accept, Report the transfer or Confirm arrival. First compare the amount with the statement of the filled account; after Not arrived the transfer is reported again.',
  },
  '/finance/ticket/manage': {
    th: 'ใบขอให้คนโอนเงินเข้าบัญชีถอน กดรับงาน โอนเงินจริงให้เสร็จ แล้วกดแจ้งโอนแล้วพร้อมแนบสลิป จากนั้นอีกคนดูยอดแล้วกดยืนยันยอดเข้าหรือยอดไม่เข้า ผู้แจ้งโอนยืนยันเองไม่ได้ ยอดในระบบเปลี่ยนเมื่อยืนยันเท่านั้น และยืนยันแล้วย้อนไม่ได้',
    en:
      'Tickets ask a person to send money to a withdrawal account. Accept one, make the transfer, then Report the transfer with its slip. Somebody else presses Confirm arrival or Not arrived; only then our balances change, and what is confirmed cannot be undone.',
  },
  '/finance/withdraw_requests': {
    th:
      'คิวคำขอถอนของสมาชิก กดตรวจสอบ แล้วกดอนุมัติเพื่อสั่งโอน หรือกดโอนมือพร้อมแนบสลิปเมื่อโอนเองแล้ว ถ้าไม่จ่ายให้กดคืนเครดิต ยอดเกินวงเงินของทีมต้องให้หัวหน้าการเงินอนุมัติ และผู้ตรวจสอบอนุมัติเองไม่ได้ ไม่ทราบผลโอนห้ามโอนซ้ำ ให้กดตรวจสอบเพื่อถามผลก่อน',
    en:
      'Requests to withdraw: Verify, then Approve to send the money, Pay by hand with the slip of a transfer you made, or Refund. Above a team limit a finance lead approves, never who verified. Never pay an unknown transfer again: Verify asks for its result first.',
  },
};

export const definitions: Definitions = {
  all: [
    { label: { th: 'ใช้เพดาน (%)', en: 'Limit used (%)' }, help: { th: 'รับเดือนนี้ ÷ เพดานเดือน', en: 'In this month ÷ monthly limit' } },
    { label: { th: 'เริ่มโยกเมื่อถึง (สูงสุด)', en: 'Sweep from (most)' }, help: { th: 'ระบบสุ่มยอดระหว่างสองค่านี้ทุกรอบ', en: 'A ceiling between the two is drawn each time' } },
    { label: { th: 'ทีมรับผิดชอบ', en: 'Responsible team' }, help: { th: 'จำเป็นเมื่อใช้โหมดสร้างใบขอเติม', en: 'Needed where tickets are opened' } },
  ],
  pages: { '/finance/manage_true_money': { limit_used_pct: 0 }, '/finance/migration/banks': { ceiling_max: 1 }, '/finance/replenish/banks': { finance_team_id: 2 } },
};
