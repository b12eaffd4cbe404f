import { texts } from '#server/base/text-catalogue.ts';

/** What bringing in lists of members, balances and referrals says. */
export const importTexts = texts('import', {
  noSms: { th: 'ระบบนี้ยังไม่ได้เชื่อมผู้ให้บริการ SMS', en: 'No provider of texts is connected' },
  checkFirst: { th: 'ต้องตรวจสอบข้อมูลก่อนนำเข้า', en: 'Check the data before it is imported' },
  chooseType: { th: 'กรุณาเลือกประเภท', en: 'Choose a type' },
  chooseAgent: { th: 'กรุณาเลือกเอเย่นต์', en: 'Choose an agent' },
  chooseWallet: { th: 'กรุณาเลือกกระเป๋า', en: 'Choose a wallet' },
  chooseMode: { th: 'กรุณาเลือกวิธีนำเข้ายอด', en: 'Choose how balances are imported' },
  chooseFile: { th: 'กรุณาเลือกไฟล์', en: 'Choose a file' },
  noAgent: { th: 'ไม่พบเอเย่นต์', en: 'The agent was not found' },
  agentClosed: { th: 'เอเย่นต์นี้ปิดถาวรแล้ว', en: 'This agent is closed for good' },
  noBatch: { th: 'ไม่พบชุดนำเข้านี้', en: 'This batch was not found' },
  alreadyRun: { th: 'ชุด {batch} นำเข้าไปแล้ว แก้ไขไม่ได้', en: 'Batch {batch} is imported already and cannot be changed' },
  notRunning: { th: 'ชุด {batch} ไม่ได้กำลังนำเข้า', en: 'Batch {batch} is not being imported' },
  notMapped: { th: 'ยังจับคู่คอลัมน์ไม่ครบ', en: 'Not every column is matched yet' },
  duplicates: { th: 'มีข้อมูลซ้ำ {count} แถว', en: '{count:line is|lines are} there already' },
  stoppedByDuplicates: {
    th: 'มีข้อมูลซ้ำ {count} แถว จึงหยุดตามที่เลือกไว้',
    en: '{count:line is|lines are} there already, so it stopped as you chose',
  },
  nothingToImport: { th: 'ไม่มีแถวที่จะนำเข้า', en: 'There is no line to import' },
  otherTotal: { th: 'ยอดที่พิมพ์ไม่ตรงกับยอดรวม {total}', en: 'What was typed is not the total of {total}' },
  mustBeText: { th: 'ต้องเป็นข้อความ', en: 'Must be a text' },
  nothingToFix: { th: 'ไม่มีช่องที่แก้ไขได้', en: 'There is no field that can be changed' },
  noLine: { th: 'ไม่พบแถวนี้', en: 'This line was not found' },
  noColumn: { th: 'ไม่พบคอลัมน์ที่เลือก', en: 'The chosen column was not found' },
  secretColumn: {
    th: 'คอลัมน์ “{column}” ไม่ถูกเก็บ จับคู่ไม่ได้',
    en: 'Column “{column}” is not kept, so it cannot be matched',
  },
  columnTwice: { th: 'คอลัมน์ “{column}” ถูกจับคู่สองครั้ง', en: 'Column “{column}” is matched twice' },
  whoMayImport: { th: 'ผู้มีสิทธิ์นำเข้ายอดกระเป๋า', en: 'who may import balances' },
  lines: { th: 'แถวที่จะนำเข้า', en: 'Lines to import' },
  failedLines: { th: 'แถวที่ไม่ผ่าน (ไม่นำเข้า)', en: 'Lines that failed (left out)' },
  mayNotImport: { th: 'คุณไม่มีสิทธิ์นำเข้ายอดกระเป๋า', en: 'You may not import balances' },
});
