import { texts } from '../../base/text-catalogue.ts';

/** Messages of this room. */
export const gatewaysTexts = texts('gateways', {
  noCredentials: { th: 'บัญชีเกตเวย์ไม่มีข้อมูลเชื่อมต่อ', en: 'The gateway account has no credentials' },
  badSignature: { th: 'คำตอบของเกตเวย์ไม่มีลายเซ็นที่ถูกต้อง', en: "The gateway's answer has no valid signature" },
  noSuchService: { th: 'เกตเวย์นี้ไม่มีบริการนี้', en: 'This gateway has no such service' },
  badAddress: { th: 'ที่อยู่ของเกตเวย์ใช้ไม่ได้', en: "The gateway's address cannot be used" },
  answerTooLong: { th: 'คำตอบของเกตเวย์ยาวเกินไป', en: "The gateway's answer is too long" },
  redirected: { th: 'เกตเวย์ส่งต่อไปที่อื่น (HTTP {status})', en: 'The gateway redirects elsewhere (HTTP {status})' },
  unreachable: { th: 'เชื่อมต่อเกตเวย์ไม่ได้', en: 'The gateway cannot be reached' },
  noBank: { th: 'ระบบนี้ยังไม่ได้เชื่อมต่อกับธนาคาร', en: 'No bank is connected here' },
  noBankNotSent: { th: 'ระบบนี้ยังไม่ได้เชื่อมต่อกับธนาคาร ยังไม่ได้โอนเงิน', en: 'No bank is connected here: nothing was sent' },
  privateAddress: { th: 'ที่อยู่ของเกตเวย์ไม่ได้อยู่บนอินเทอร์เน็ต', en: "The gateway's address is not on the internet" },
  noEntry: { th: 'เกตเวย์ไม่ให้เข้าใช้งาน', en: 'The gateway lets nobody in' },
  payeeRefused: { th: 'เกตเวย์ไม่รับลงทะเบียนผู้รับเงิน', en: 'The gateway does not register the payee' },
  noEntryHttp: { th: 'เกตเวย์ไม่ให้เข้าใช้งาน (HTTP {status})', en: 'The gateway lets nobody in (HTTP {status})' },
});
