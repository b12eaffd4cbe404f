import { texts } from '../base/text-catalogue.ts';

/** Messages of this room. */
export const httpTexts = texts('http', {
  changePassword: { th: 'กรุณาเปลี่ยนรหัสผ่านก่อนใช้งาน', en: 'Change your password before you go on' },
  moneyClosed: {
    th: 'วิธีเข้าสู่ระบบของบัญชีนี้เพิ่งถูกเปลี่ยนโดยผู้อื่น จึงทำรายการเงินไม่ได้จนถึง {until} น.',
    en: 'Somebody else lately changed how this account signs in: it moves no money until {until}',
  },
  peopleOnly: {
    th: 'คำขอนี้สำหรับบัญชีคนเท่านั้น คีย์ API ใช้ไม่ได้',
    en: 'This call is for people who sign in; an API key may not make it',
  },
  contended: { th: 'มีผู้อื่นกำลังแก้ไขข้อมูลนี้อยู่ กรุณาลองใหม่', en: 'Somebody else is changing this right now, please try again' },
  inUse: { th: 'ข้อมูลนี้ถูกใช้งานอยู่ ลบไม่ได้', en: 'This is in use and cannot be deleted' },
  cutOff: {
    th: 'ข้อมูลที่ส่งมาไม่ครบ การส่งถูกตัดกลางทาง กรุณาส่งใหม่',
    en: 'The data did not arrive whole: sending broke off half-way, please send it again',
  },
  unreadableForm: { th: 'อ่านข้อมูลแบบฟอร์มไม่ได้ กรุณาส่งใหม่', en: 'The form could not be read, please send it again' },
  databaseLacks: {
    th: 'ฐานข้อมูลยังไม่มี {what}: สั่ง {command} แล้วเริ่มเซิร์ฟเวอร์ใหม่',
    en: 'The database lacks {what}: run {command}, then start again',
  },
  multipartOnly: { th: 'ต้องส่งข้อมูลแบบ multipart/form-data', en: 'Send this as multipart/form-data' },
  emptyFile: { th: 'ไฟล์ว่างเปล่า', en: 'The file is empty' },
  sentTwice: { th: 'ส่งช่องข้อมูลซ้ำ', en: 'This field was sent twice' },
  picturesAndPdf: { th: 'รองรับเฉพาะไฟล์ JPG, PNG, WebP และ PDF', en: 'Only JPG, PNG, WebP and PDF files are taken' },
  picturesOnly: { th: 'รองรับเฉพาะไฟล์ JPG, PNG และ WebP', en: 'Only JPG, PNG and WebP files are taken' },
  attachPicture: { th: 'กรุณาแนบเป็นไฟล์รูป', en: 'Attach this as a picture' },
});
