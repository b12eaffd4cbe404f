import { texts } from '../base/text-catalogue.ts';

/** Messages of this room. */
export const decisionsTexts = texts('decisions', {
  samePerson: {
    th: ' (วิธีเข้าสู่ระบบของคุณหรือ {username} เพิ่งถูกเปลี่ยน จึงนับเป็นคนเดียวกัน)',
    en: ' (how you or {username} sign in was changed lately: you count as one person)',
  },
  keyIsNobody: { th: ' (คีย์ API ไม่นับเป็นคน)', en: ' (an API key is none of two people)' },
  keyDidIt: {
    th: ' (ขั้นแรกทำโดยคีย์ API ซึ่งไม่นับเป็นคน)',
    en: ' (an API key did the first half, and is none of two people)',
  },
  movedOn: { th: 'รายการนี้เปลี่ยนสถานะแล้ว จึงทำรายการนี้ไม่ได้', en: 'The record has moved on: this can no longer be done' },
});
