// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Titles } from '#contract/route.ts';

export const manual: Titles = {
  '/report/activeness': {
    th: 'ดูว่าใครเล่นประจำ เสี่ยงเลิกเล่น หรือเลิกเล่นแล้ว แต่ละแถวคือสมาชิกหนึ่งคน มูลค่าสะสมคือฝากลบถอนตั้งแต่สมัคร กรองกลุ่มแล้วกด “ส่ง SMS กลุ่มนี้” วันที่กรองคือเคลื่อนไหวล่าสุด แต่ช่อง 30 วันนับย้อนจากวันนี้เสมอ',
    en:
      'See who plays, who is at risk and who is lost. A row is a member, and lifetime value is all deposits less withdrawals. Filter a group and press “Text this segment”. The date filter means last active, but the 30-day columns always count back from today.',
  },
  '/report/creditfree': {
    th: 'แต่ละแถวคือเครดิตฟรีหนึ่งครั้งที่สมาชิกได้รับ และผลที่ตามมา ต้นทุนสุทธิคือถอนได้จริงลบฝากต่อ กด “ดูสมาชิก” หรือ “ดูกระเป๋า” เพื่อตรวจต่อ ระวังรายการที่ซ้ำ (IP/บัญชี) ซึ่งเป็นข้อมูล ณ ตอนที่รับเครดิต',
    en:
      'A row is one free credit that a member got, and what came of it. Net cost is what was converted less what was deposited after. Press “The member” or “The wallet” to look further. Mind the duplicates of IP or account, which are as they were when it was granted.',
  },
};
