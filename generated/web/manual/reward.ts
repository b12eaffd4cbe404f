// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Titles } from '#contract/route.ts';

export const manual: Titles = {
  '/fortune-wheel/rewards': {
    th: 'รางวัลที่กงล้อ ภารกิจ และทายผลใช้ร่วมกัน กด “เพิ่มรางวัล” เพื่อเพิ่ม หรือกด “แก้ไข” “ปิด” “เปิด” ที่แถว ใช้แล้วนับรวมทุกกิจกรรม ก่อนปิดให้ดูคอลัมน์ใช้ใน เพราะรางวัลที่ปิดจะไม่ถูกแจก และช่องกงล้อจะใช้ช่องแทน',
    en:
      'Rewards that wheels, quests and polls share. Press “Add reward” to add one, or “Edit”, “Close” or “Open” on a row. Used counts all events together. See Used in before you close one, as it is no longer given and wheel slots fall back to their stand-in.',
  },
  '/fortune-wheel/rewards/add': {
    th: 'เตรียมชื่อ ประเภท และมูลค่า แล้วกด “บันทึก” รางวัลที่สถานะเปิดจะเลือกใช้ในกงล้อ ภารกิจ และทายผลได้ เครดิตและเครดิตฟรีต้องใส่เทิร์น โดย 0 คือไม่ต้องทำเทิร์น ตรวจประเภทให้ดี เพราะเมื่อแจกไปแล้วเปลี่ยนไม่ได้',
    en:
      'Have the name, type and value ready, then press “Save”. An active reward can be chosen in wheels, quests and polls. Credit and free credit need a turnover, where 0 means none. Check the type well, as it cannot change once the reward was given.',
  },
  '/fortune-wheel/rewards/detail': {
    th: 'แก้ไขรางวัลหนึ่งรายการ ดูว่าใช้ในกิจกรรมใดและแจกไปแล้วเท่าไร แล้วกด “บันทึก” การแก้ไขมีผลกับทุกกิจกรรมที่ใช้รางวัลนี้ จำนวนทั้งหมดต้องไม่น้อยกว่าที่ใช้แล้ว และรางวัลที่แจกแล้วเปลี่ยนประเภทไม่ได้',
    en:
      'Change one reward, see which events use it and how many were given, then press “Save”. A change counts in every event that gives the reward. The stock may not be less than what was used, and the type of a reward that was given is fixed.',
  },
};
