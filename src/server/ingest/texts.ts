import { texts } from '../base/text-catalogue.ts';

/** Messages of this room. */
export const ingestTexts = texts('ingest', {
  otherContent: {
    th: 'reference นี้ถูกใช้กับข้อมูลอื่นแล้ว',
    en: 'This reference was used for other content',
  },
  noMember: { th: 'ไม่พบสมาชิก {username}', en: 'There is no member {username}' },
  alreadyThere: { th: 'ข้อมูลนี้มีอยู่แล้ว', en: 'This exists already' },
});
