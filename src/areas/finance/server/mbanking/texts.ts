import { texts } from '#server/base/text-catalogue.ts';

/** What mobile banking says. */
export const mbankingTexts = texts('financeMbanking', {
  digits: { th: 'เลขบัญชีของธนาคารนี้มี {digits} หลัก', en: 'Account numbers of this bank have {digits} digits' },
  noReceivers: { th: 'ไม่มีผู้รับ', en: 'There are no receivers' },
  bankNotReached: { th: 'โอนไปธนาคารนี้ไม่ได้', en: 'This bank cannot be sent to' },
  unknownBank: { th: 'ไม่รู้จักธนาคารนี้', en: 'This bank is not known' },
  digitsOnly: { th: 'เลขบัญชีต้องเป็นตัวเลข', en: 'An account number has digits alone' },
  lineNumber: { th: 'รายการที่ {seq}', en: 'line {seq}' },
  rowNumber: { th: 'แถวที่ {number}', en: 'row {number}' },
  sameAs: { th: 'บัญชีซ้ำกับ{before}', en: 'The account is that of {before}' },
  started: { th: 'กลุ่มนี้เริ่มโอนแล้ว แก้ไขไม่ได้', en: 'This group is being sent and cannot be changed' },
  groupName: { th: 'กรุณาใส่ชื่อกลุ่ม', en: 'Fill in the name of the group' },
  mostReceivers: { th: 'กลุ่มหนึ่งมีผู้รับได้ไม่เกิน {mostLines} ราย', en: 'A group has at most {mostLines:receiver|receivers}' },
  lineGone: { th: 'รายการนี้ถูกโอนหรือลบไปแล้ว', en: 'This line was sent or deleted already' },
  stopped: { th: 'หยุดโอน: {message}', en: 'Stopped: {message}' },
  someSent: {
    th: 'บางรายการโอนแล้ว กำลังโอน หรือยังไม่ทราบผล กรุณาโหลดใหม่',
    en: 'Some lines were sent, are being sent or have no known result yet, please reload',
  },
  notSending: { th: 'กลุ่มนี้ไม่ได้กำลังโอน', en: 'This group is not being sent' },
  chooseBank: { th: 'กรุณาเลือกธนาคารปลายทาง', en: 'Choose the receiving bank' },
  accountRequired: { th: 'กรุณาใส่เลขบัญชีปลายทาง', en: 'Fill in the receiving account' },
  fillAmount: { th: 'กรุณาใส่ยอดโอน', en: 'Fill in the amount' },
  sameAccount: { th: 'บัญชีปลายทางเป็นบัญชีเดียวกับต้นทาง', en: 'The receiving account is the sending account' },
  checkFirst: { th: 'กรุณาตรวจสอบบัญชีปลายทางก่อน', en: 'Check the receiving account first' },
  checkAgain: {
    th: 'หมดเวลายืนยันหรือใช้ไปแล้ว กรุณาตรวจสอบบัญชีปลายทางใหม่',
    en: 'The time to confirm is over, or it was used: check the receiving account again',
  },
  unknownResult: {
    th: 'รายการ {ref} ยอด {sum} บาท ไปบัญชีนี้ยังไม่ทราบผล ตรวจสอบรายการล่าสุดก่อนโอนซ้ำ',
    en: 'Nobody knows yet what became of {ref} ({sum} baht to this account): look at the latest lines first',
  },
  sentLately: {
    th: 'โอนยอดเดียวกัน {sum} บาท ไปบัญชีนี้แล้วใน 24 ชั่วโมงที่ผ่านมา ({ref})',
    en: '{sum} baht went to this account within the last 24 hours ({ref})',
  },
  notConnected: { th: 'บัญชีนี้ไม่ได้เชื่อมต่อกับธนาคาร', en: 'This account is not connected to its bank' },
  bankSilent: { th: 'ธนาคารไม่ตอบกลับภายในเวลาที่กำหนด', en: 'The bank did not answer in time' },
  beforeFirst: { th: 'ต้องไม่ก่อนวันเริ่ม', en: 'May not be before the first day' },
  mostDays: { th: 'เลือกได้ไม่เกิน {mostDays} วัน', en: 'At most {mostDays:day|days}' },
  machineTries: {
    th: 'รายการนี้ยังไม่รอคนตรวจสอบ ให้ถามผลจากธนาคารก่อน',
    en: 'The machine has not given up on it: ask the bank first',
  },
  notTheOrderer: { th: 'ผู้ยืนยันผลต้องไม่ใช่ผู้สั่งโอน', en: 'Who settles it must not be who ordered it' },
  statementRef: { th: 'ต้องใส่เลขอ้างอิงในสเตทเมนต์', en: 'Fill in the reference of the statement' },
  refUsed: { th: 'เลขอ้างอิงนี้ใช้กับ {ref} แล้ว', en: 'This reference was used for {ref}' },
  reasonKept: { th: 'เหตุผลที่โอนแม้มีคำเตือน: {reason}', en: 'Reason for sending in spite of warnings: {reason}' },
  sent: { th: 'ส่งคำสั่งโอนแล้ว กำลังรอผลจากธนาคาร', en: "The order was sent: the bank's result is awaited" },
});
