import { texts } from '#server/base/text-catalogue.ts';

/** Messages about keys. */
export const keyTexts = texts('key', {
  notYours: { th: 'คุณให้สิทธิ์ที่ตัวเองไม่มีไม่ได้: {names}', en: 'You cannot give what you do not have: {names}' },
  forPeople: { th: 'สิทธิ์นี้ให้ได้เฉพาะคน ไม่ให้คีย์: {names}', en: 'This is for people alone, not for keys: {names}' },
  noSuchScope: { th: 'ไม่มีสิทธิ์นี้: {names}', en: 'There is no such permission: {names}' },
  twice: { th: 'เลือกซ้ำ', en: 'Chosen twice' },
  agentsBeyond: { th: 'เลือกได้เฉพาะเอเย่นต์ที่คุณเห็น', en: 'Choose only agents that you see' },
  keyHasMore: {
    th: 'คีย์นี้ทำได้มากกว่าคุณ จึงให้คุณจัดการไม่ได้ (เพิกถอนได้)',
    en: 'This key may do more than you, so you cannot manage it (you may revoke it)',
  },
  inThePast: { th: 'ต้องเป็นเวลาในอนาคต', en: 'It has to be in the future' },
  tooLong: { th: 'ตั้งได้ไม่เกิน {days} วัน', en: 'At most {days:day|days} from now' },
  yoursAlready: { th: 'คุณรับผิดชอบคีย์นี้อยู่แล้ว', en: 'You answer for this key already' },
  usedLately: {
    th: 'คีย์นี้ยังมีระบบใช้อยู่ ใช้ล่าสุด {at}',
    en: 'Something still uses this key: last at {at}',
  },
});
