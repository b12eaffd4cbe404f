import { texts } from '../base/text-catalogue.ts';

/** What this room says to people. */
export const providersTexts = texts('providers', {
  illegible: { th: 'ปลายทางตอบกลับไม่ถูกต้อง (HTTP {status})', en: "The provider's answer cannot be read (HTTP {status})" },
  underWay: { th: 'ปลายทางกำลังดำเนินการ', en: 'The provider is working on it' },
  otherReference: { th: 'เลขอ้างอิงไม่ตรงกับที่ส่ง', en: 'The reference is not the one that was sent' },
  otherCurrency: { th: 'สกุลเงินไม่ตรงกับที่ส่ง', en: 'The currency is not the one that was sent' },
  otherAmount: { th: 'ยอดไม่ตรงกับที่ส่ง: {amount}', en: 'The amount is not the one that was sent: {amount}' },
  incomplete: { th: 'คำตอบของปลายทางไม่ครบ', en: "The provider's answer is not complete" },
  balanceInOtherCurrency: { th: 'ปลายทางตอบยอดเป็นสกุลเงินอื่น', en: 'The provider gave the balance in another currency' },
  bankRefused: { th: 'ธนาคารปฏิเสธคำขอ (HTTP {status})', en: 'The bank refused the request (HTTP {status})' },
  gamesHttp: { th: 'ค่ายตอบกลับ HTTP {status}', en: 'The game provider answered HTTP {status}' },
  gamesIllegible: { th: 'ค่ายตอบกลับไม่ถูกต้อง', en: "The game provider's answer cannot be read" },
  gamesCutOff: { th: 'ค่ายตอบกลับไม่ครบ', en: "The game provider's answer is not complete" },
  gamesMissing: { th: 'ค่ายส่งรายการเกมมาไม่ครบ', en: 'The game provider sent only part of its list of games' },
  gamesTooMany: { th: 'ค่ายส่งรายการเกมยาวเกินไป', en: 'The game provider sent too long a list of games' },
  gameIllegible: {
    th: 'ค่ายส่งเกมที่อ่านไม่ได้: {problem}',
    en: 'The game provider sent a game that cannot be read: {problem}',
  },
  gameTwice: { th: 'ค่ายส่งเกม {gameCode} มาสองครั้ง', en: 'The game provider sent game {gameCode} twice' },
  gamesClosed: {
    th: 'ระบบนี้ยังไม่ได้เชื่อมต่อกับค่ายเกม กรุณานำเข้าจากไฟล์',
    en: 'No game provider is connected here: import the games from a file',
  },
  silent: { th: 'ปลายทางไม่ตอบกลับภายในเวลาที่กำหนด', en: 'The provider did not answer in time' },
  connectionFailed: { th: 'การเชื่อมต่อขัดข้อง', en: 'The connection failed' },
  tooLong: { th: '{what}ยาวเกิน {longest} ตัวอักษร', en: '{what} is longer than {longest:character|characters}' },
  rtp: { th: 'RTP ต้องเป็นตัวเลข 80–100', en: 'RTP must be a number from 80 to 100' },
  notBoolean: { th: '{what}ต้องเป็น true หรือ false', en: '{what} must be true or false' },
  device: { th: 'อุปกรณ์ต้องเป็น mobile หรือ desktop', en: 'The device must be mobile or desktop' },
  unknownType: { th: 'ไม่รู้จักหมวด “{text}”', en: 'Category “{text}” is not known' },
  noGameCode: { th: 'ไม่มีรหัสเกม', en: 'There is no game code' },
  badGameCode: { th: 'รหัสเกมไม่ถูกต้อง', en: 'The game code is not valid' },
  nameEn: { th: 'ชื่ออังกฤษ', en: 'The English name' },
  nameTh: { th: 'ชื่อไทย', en: 'The Thai name' },
  subProvider: { th: 'รหัสค่ายย่อย', en: 'The code of the sub-provider' },
  demo: { th: 'ทดลองเล่น', en: 'Demo play' },
  freespin: { th: 'ฟรีสปิน', en: 'Free spins' },
  jackpot: { th: 'แจ็กพอต', en: 'The jackpot' },
  noNameEn: { th: 'ไม่มีชื่ออังกฤษ', en: 'There is no English name' },
  noType: { th: 'ไม่มีหมวด', en: 'There is no category' },
  smsHttp: { th: 'ผู้ให้บริการ SMS ตอบกลับ HTTP {status}', en: 'The SMS provider answered HTTP {status}' },
  smsIllegible: { th: 'ผู้ให้บริการ SMS ตอบกลับไม่ถูกต้อง', en: "The SMS provider's answer cannot be read" },
  smsSilent: { th: 'ผู้ให้บริการไม่ได้แจ้งผล', en: 'The provider did not say what became of it' },
  smsClosed: { th: 'ระบบนี้ยังไม่ได้เชื่อมต่อกับผู้ให้บริการ SMS', en: 'No SMS provider is connected here' },
});

/** Words by which lists of games say yes and no. */
export const flagWords = {
  yes: ['true', '1', 'yes', 'y', 'ใช่', 'มี'],
  no: ['false', '0', 'no', 'n', 'ไม่', 'ไม่มี', 'ไม่ใช่'],
} as const;
