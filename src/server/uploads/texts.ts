import { texts } from '../base/text-catalogue.ts';

/** Messages of this room. */
export const uploadsTexts = texts('uploads', {
  busy: { th: 'ระบบกำลังอ่านรูปภาพจำนวนมาก กรุณาลองใหม่', en: 'Too many pictures are being read, please try again' },
  unreadable: { th: 'อ่านไฟล์รูปภาพไม่ได้ กรุณาเลือกไฟล์ใหม่', en: 'The picture cannot be read, please choose another file' },
});
