import { texts } from '../base/text-catalogue.ts';

/** Messages of this room. */
export const agentsTexts = texts('agents', {
  suspended: {
    th: 'เอเย่นต์ถูกระงับ สมาชิกฝากและถอนไม่ได้',
    en: 'The agent is suspended: its members can neither deposit nor withdraw',
  },
  closed: { th: 'เอเย่นต์ปิดถาวรแล้ว', en: 'The agent is closed for good' },
  maintenance: { th: 'เว็บไซต์ปิดปรับปรุง', en: 'The site is closed for maintenance' },
});
