import { texts } from '#server/base/text-catalogue.ts';

/** What webhooks say. */
export const webhookTexts = texts('integration.webhook', {
  httpsOnly: { th: 'ที่อยู่ต้องขึ้นต้นด้วย https://', en: 'The address must begin with https://' },
  noPassword: { th: 'ที่อยู่ต้องไม่มีชื่อผู้ใช้หรือรหัสผ่าน', en: 'The address may not contain a user name or password' },
  notAnAddress: { th: 'ที่อยู่ไม่ถูกต้อง', en: 'This is no address' },
  privateAddress: {
    th: 'ที่อยู่นี้อยู่ในเครือข่ายภายใน ระบบไม่ส่งออกไป',
    en: 'This address is in a private network: nothing is sent there',
  },
  ownAgents: {
    th: 'เลือกได้เฉพาะเอเย่นต์ที่คุณดูแล และต้องเลือกอย่างน้อยหนึ่ง',
    en: 'Choose from the agents that you look after, at least one',
  },
  notYours: { th: 'ปลายทางนี้ได้รับเหตุการณ์ของเอเย่นต์อื่นด้วย', en: 'This endpoint hears of other agents as well' },
  shownAlready: {
    th: 'รหัสลับนี้แสดงไปแล้ว ถ้าหายให้เปลี่ยนรหัสลับ',
    en: 'This secret was shown already: if it is lost, rotate it',
  },
  stillWaiting: { th: 'การส่งนี้รออยู่ในคิวแล้ว', en: 'This delivery is in line already' },
  tooSlow: { th: 'ไม่ตอบภายใน 15 วินาที', en: 'No answer within 15 seconds' },
  answered: { th: 'ตอบ HTTP {status}', en: 'Answered HTTP {status}' },
  redirected: { th: 'ตอบ HTTP {status} ให้ไปที่อื่น ระบบไม่ตามไป', en: 'Answered HTTP {status}: redirects are not followed' },
  gone: { th: 'ตอบ HTTP 410 แปลว่าไม่มีปลายทางนี้แล้ว', en: 'Answered HTTP 410: the endpoint is gone' },
  unreachable: { th: 'เชื่อมต่อไม่ได้ ({code})', en: 'Could not be reached ({code})' },
  unanswered: { th: 'ไม่รับเหตุการณ์มา {days} วัน', en: 'It has taken no event for {days} days' },
});
