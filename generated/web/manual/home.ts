// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Titles } from '#contract/route.ts';

export const manual: Titles = {
  '/': {
    th: 'ดูภาพรวมวันนี้ งานที่รอดำเนินการ แนวโน้ม และสถานะระบบ กดที่ตัวเลขหรืองานเพื่อเปิดหน้าที่มา ฝาก ถอน และสมัครใหม่เทียบเมื่อวานถึงเวลาเดียวกัน แต่ผู้เล่น ยอดเทิร์น แพ้/ชนะ และกำไรสุทธิเทียบเมื่อวานทั้งวันกับวันก่อนหน้า',
    en:
      'See today\'s figures, waiting work, trends and the health of the system. Click a figure or a queue to open the page behind it. Money and new members compare with yesterday at the same time, but play and profit compare all of yesterday with the day before.',
  },
  '/help': {
    th: 'อธิบายทุกหน้าที่คุณเปิดได้ เรียงตามเมนู ค้นด้วยคำได้ทั้งไทยและอังกฤษ จากหน้าใดก็ได้ กด ? ข้างชื่อหน้าเพื่อมายังส่วนของหน้านั้น',
    en: 'Explains every page that you may open, in the order of the menu. Search it by words in Thai or English. On any page, press ? next to its title to come to the part about it.',
  },
};
