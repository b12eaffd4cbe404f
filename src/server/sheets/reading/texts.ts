import { texts } from '../../base/text-catalogue.ts';

/** Messages of this room. */
export const sheetsReadingTexts = texts('sheetsReading', {
  unreadable: { th: 'อ่านไฟล์ไม่ได้: {problem}{where}', en: 'The file cannot be read: {problem}{where}' },
  badCsv: { th: 'รูปแบบ CSV ไม่ถูกต้อง', en: 'it is not valid CSV' },
  quoteOpen: { th: 'เครื่องหมายคำพูด (") ไม่ปิด', en: 'a quotation mark (") is not closed' },
  quoteFollowed: { th: 'มีตัวอักษรต่อท้ายเครื่องหมายคำพูด (")', en: 'characters follow a quotation mark (")' },
  rowTooLong: {
    th: 'ข้อมูลหนึ่งแถวยาวเกินไป หรือเครื่องหมายคำพูด (") ไม่ปิด',
    en: 'a row is too long, or a quotation mark (") is not closed',
  },
  aboutLine: { th: ' (ประมาณบรรทัด {line})', en: ' (about line {line})' },
  column: { th: 'คอลัมน์ {number}', en: 'Column {number}' },
  noExcel: {
    th: 'ไฟล์ Excel ยังไม่รองรับ กรุณาบันทึกเป็น CSV UTF-8 ก่อนนำเข้า',
    en: 'Excel files are not taken yet: save as CSV UTF-8 before importing',
  },
  empty: { th: 'ไฟล์ว่างเปล่า', en: 'The file is empty' },
  noData: { th: 'ไม่มีข้อมูลให้นำเข้า', en: 'There is nothing to import' },
  tooManyColumns: { th: 'มีมากกว่า {mostColumns} คอลัมน์', en: 'There are more than {mostColumns:column|columns}' },
  tooManyRows: {
    th: 'ไฟล์มีมากกว่า {most} แถว กรุณาแบ่งไฟล์ก่อนนำเข้า',
    en: 'The file has more than {most:row|rows}: divide it before importing',
  },
  onlyHead: { th: 'ไฟล์มีเฉพาะหัวตาราง ไม่มีข้อมูล', en: 'The file has a head and no rows' },
});
