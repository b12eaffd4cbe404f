// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Definitions } from '#contract/definitions.ts';
import type { Titles } from '#contract/route.ts';

export const manual: Titles = {
  '/zappay/account/add': {
    th: 'เตรียมคีย์ที่ได้จาก ZapPay API URL วงเงิน และค่าธรรมเนียม บันทึกแล้วหน้าถัดไปจะแสดง Callback URL ให้นำไปตั้งที่เกตเวย์ ถ้าไม่ตั้ง ระบบจะไม่ได้รับแจ้งว่ามีเงินฝากเข้า จากนั้นเพิ่มเอเย่นต์ที่จะใช้บัญชีนี้ที่หน้าตั้งค่าเอเย่นต์',
    en:
      'Have the keys from ZapPay, the API URL, limits and fees ready. After saving, the next page shows the Callback URL: set it at the gateway, or deposits are not reported to us. Then add the agents that will use the account under Agent configs.',
  },
  '/zappay/account/detail': {
    th:
      'แก้ไขคีย์ วิธีฝาก วงเงิน และค่าธรรมเนียมของบัญชี ZapPay แล้วบันทึก แท็บเอเย่นต์ที่ใช้บอกว่าใครใช้บัญชีนี้ เปลี่ยนคีย์เมื่อเกตเวย์พร้อมเท่านั้น เพราะคำสั่งที่ค้างอยู่จะใช้คีย์ใหม่ทันที ส่วน Secret Key เดิมยังรับ callback ได้อีก 24 ชั่วโมง',
    en:
      'Change the keys, deposit methods, limits and fees of a ZapPay account, and save. Agents says who uses it. Change a key only when the gateway is ready: orders under way use it at once, and the old secret key counts in callbacks for another 24 hours.',
  },
  '/zappay/account/manage': {
    th: 'บัญชีของเราที่ ZapPay พร้อมค่าธรรมเนียม ยอดรับจ่ายวันนี้ และสุขภาพ กดเพิ่มบัญชี หรือกดแก้ไขเพื่อเปลี่ยนคีย์และวงเงิน เมื่อกดปิดปรับปรุง จะไม่โอนถอนผ่านบัญชีนั้นและฝากใหม่ไปใช้ช่องทางอื่น คำสั่งที่ค้างอยู่ยังรับผลได้',
    en:
      'Our accounts at ZapPay, with fees, today\'s money and health. Add account, or Edit one to change its keys and limits. Put in maintenance stops payouts through it and sends new deposits elsewhere; orders under way still get their results.',
  },
  '/zappay/agent/add': {
    th: 'เตรียมเอเย่นต์ บัญชี ZapPay และวงเงินที่จะใช้ ฝากและถอนต่ำสุดหรือสูงสุดที่เว้นว่างใช้ค่าของบัญชี ธนาคารหรือระดับสมาชิกที่เว้นว่างคือทั้งหมด บันทึกแล้วมีผลทันทีถ้าสถานะเป็นใช้งาน เอเย่นต์และบัญชีเกตเวย์เปลี่ยนภายหลังไม่ได้',
    en:
      'Have the agent, its ZapPay account and the limits ready. Empty deposit and withdrawal limits are those of the account; no banks or levels means all. Once saved, it counts at once if it is active; agent and gateway account cannot be changed later.',
  },
  '/zappay/agent/detail': {
    th: 'แก้ไขการใช้ ZapPay ของเอเย่นต์นี้ ทั้งฝาก ถอน วงเงิน และผู้รับผิดชอบค่าธรรมเนียม แล้วบันทึก ลำดับความสำคัญเลขน้อยมาก่อน ถ้าปิดถอนหรือปิดใช้งาน จะอนุมัติโอนรายการถอนของเอเย่นต์นี้ผ่านบัญชีนี้ไม่ได้',
    en:
      'Change how this agent uses ZapPay: deposits, withdrawals, limits and who pays the fee, and save. The smallest priority number comes first. With withdrawals off or the status inactive, no withdrawal of the agent can be approved through this account.',
  },
  '/zappay/agent/manage': {
    th: 'กำหนดว่าเอเย่นต์ไหนใช้บัญชี ZapPay ได้ กดเพิ่มเอเย่นต์ กดแก้ไข หรือเลือกหลายแถวแล้วกดเปิดฝาก ปิดฝาก เปิดถอน หรือปิดถอน รายการถอนของเอเย่นต์ที่ไม่อยู่ในหน้านี้ หรือปิดถอนอยู่ จะโอนผ่านบัญชีเกตเวย์นั้นไม่ได้',
    en:
      'Which agents may use ZapPay accounts. Add agent, Edit one, or select rows and press Deposits on or off, Withdrawals on or off. Withdrawals of an agent that is not listed for an account, or has them off there, cannot be paid through it.',
  },
  '/zappay/orders': {
    th: 'คำสั่งฝาก/ถอนที่ ZapPay กดที่แถวเพื่อดูยอด ลำดับเหตุการณ์ และข้อมูลที่ส่งกับที่ตอบ กดธุรกรรมของคำสั่งนี้เพื่อดูที่เกตเวย์แจ้งมา ตอนเปิดหน้าจะแสดงเฉพาะวันนี้ ไม่ทราบผลไม่ได้แปลว่าไม่สำเร็จ ห้ามจ่ายซ้ำจนกว่าจะรู้ผล',
    en:
      'Orders at ZapPay; the list begins with today. Click a row for its money, what happened and the data of both sides, or Transactions of this order for what was reported. Unknown is not failed: never pay such an order again before its result is known.',
  },
  '/zappay/transactions': {
    th: 'ธุรกรรมที่ ZapPay แจ้งเข้ามา พร้อมยอด ค่าธรรมเนียม และการประมวลผล กดเลขคำสั่งเพื่อไปที่คำสั่งนั้น รายการที่ผิดพลาดหรือปฏิเสธไม่ได้เติมเครดิต ให้อ่านข้อความ ส่วนยอดฝากที่จำนวนหรือชื่อไม่ตรงจะรอตรวจที่หน้ายอดน่าสงสัย',
    en:
      'What ZapPay reported, with its amount, fee and processing; click the order to go to it. A report in Error or Rejected has credited nobody: read its message. Deposits of another amount or payer wait for review under Suspicious transactions.',
  },
};

export const definitions: Definitions = {
  all: [
    { label: { th: 'API Key', en: 'API key' }, help: { th: 'รหัสที่บอกเกตเวย์ว่าเป็นบัญชีของเรา ได้จากเกตเวย์ตอนเปิดบัญชี', en: 'Tells the gateway that it is our account; the gateway gives it out with the account.' } },
    {
      label: { th: 'Secret Key', en: 'Secret key' },
      help: { th: 'คีย์ลับที่ใช้เซ็นคำสั่งและตรวจว่าการแจ้งผลมาจากเกตเวย์จริง ห้ามส่งต่อให้ใคร', en: 'The secret that signs our orders and proves that reports are the gateway’s. Hand it to nobody.' },
    },
    { label: { th: 'API URL', en: 'API URL' }, help: { th: 'ที่อยู่ของระบบเกตเวย์ที่เราส่งคำสั่งไป ได้จากเอกสารของเกตเวย์', en: 'Where our orders are sent to; the gateway’s papers say it.' } },
    { label: { th: 'IP ที่อนุญาต Callback', en: 'Callback IPs' }, help: { th: 'รับการแจ้งผลจาก IP เหล่านี้เท่านั้น เว้นว่าง = ไม่จำกัด IP', en: 'Reports are taken from these addresses alone. Empty = from any.' } },
    { label: { th: 'ฝากต่ำสุด', en: 'Smallest deposit' }, help: { th: 'ยอดฝากต่ำสุดต่อรายการของเกตเวย์นี้', en: 'The smallest single deposit by this gateway.' } },
    { label: { th: 'ถอนสูงสุด', en: 'Largest withdrawal' }, help: { th: 'ยอดถอนสูงสุดต่อรายการของเกตเวย์นี้', en: 'The largest single withdrawal by this gateway.' } },
    { label: { th: 'อายุ QR (นาที)', en: 'QR lifetime (minutes)' }, help: { th: 'QR ที่ยังไม่ชำระในเวลานี้หมดอายุ สมาชิกต้องขอใหม่', en: 'A QR code that is not paid by then is void, and the member asks for another.' } },
    { label: { th: 'ค่าธรรมเนียมฝาก (%)', en: 'Deposit fee (%)' }, help: { th: 'เกตเวย์หักจากยอดฝากแต่ละรายการ บริษัทเป็นผู้จ่าย', en: 'What the gateway takes of each deposit; the company pays it.' } },
    { label: { th: 'ค่าธรรมเนียมถอน (บาท)', en: 'Withdrawal fee (baht)' }, help: { th: 'เกตเวย์คิดต่อรายการถอน ไม่ว่ายอดเท่าไร', en: 'What the gateway takes for each withdrawal, whatever its amount.' } },
    { label: { th: 'วงเงินรับต่อวัน', en: 'Daily limit in' }, help: { th: 'ยอดรวมที่เกตเวย์นี้รับได้ในหนึ่งวัน เว้นว่าง = ไม่จำกัด', en: 'The most that comes in by this gateway in a day. Empty = no limit.' } },
    { label: { th: 'วงเงินจ่ายต่อวัน', en: 'Daily limit out' }, help: { th: 'ยอดรวมที่เกตเวย์นี้โอนออกได้ในหนึ่งวัน เว้นว่าง = ไม่จำกัด', en: 'The most that goes out by this gateway in a day. Empty = no limit.' } },
    { label: { th: 'แจ้งเตือนเมื่อยอดต่ำกว่า', en: 'Alert below' }, help: { th: 'เตือนเมื่อเงินในเกตเวย์เหลือน้อยกว่านี้ เพื่อเติมก่อนที่จะจ่ายถอนไม่ได้', en: 'Warns when less is left, so that it is filled before withdrawals fail.' } },
    { label: { th: 'Callback URL', en: 'Callback URL' }, help: { th: 'ที่อยู่ที่เกตเวย์ใช้แจ้งผลกลับมา คัดลอกไปใส่ในหน้าตั้งค่าของเกตเวย์', en: 'Where the gateway reports results to. Copy it into the gateway’s own settings.' } },
    { label: { th: 'สำเร็จวันนี้ (%)', en: 'Success today (%)' }, help: { th: 'รายการสำเร็จ ÷ รายการที่จบแล้ววันนี้', en: 'Orders that succeeded ÷ orders that ended today' } },
  ],
  pages: {
    '/zappay/account/add': {
      api_key: 0,
      secret_key: 1,
      api_url: 2,
      callback_ips: 3,
      deposit_min: 4,
      withdraw_max: 5,
      qr_expire_min: 6,
      deposit_fee_pct: 7,
      withdraw_fee_fixed: 8,
      daily_in_limit: 9,
      daily_out_limit: 10,
      low_balance_alert: 11,
    },
    '/zappay/account/detail': {
      api_key: 0,
      secret_key: 1,
      api_url: 2,
      callback_url: 12,
      callback_ips: 3,
      deposit_min: 4,
      withdraw_max: 5,
      qr_expire_min: 6,
      deposit_fee_pct: 7,
      withdraw_fee_fixed: 8,
      daily_in_limit: 9,
      daily_out_limit: 10,
      low_balance_alert: 11,
    },
    '/zappay/account/manage': { deposit_fee_pct: 7, withdraw_fee_fixed: 8, success_rate_today: 13 },
  },
};
