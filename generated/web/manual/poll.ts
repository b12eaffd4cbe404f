// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Titles } from '#contract/route.ts';

export const manual: Titles = {
  '/poll/choices': {
    th: 'คลังตัวเลือกที่โพลหยิบไปใช้ กด “เพิ่ม” เพื่อใส่ตัวเลือกใหม่ หรือเลือกหลายแถวแล้วกด “ลบที่เลือก” ตัวเลือกที่โพลใช้อยู่ลบไม่ได้ ให้แก้ไขสถานะเป็น “ปิด” แทน แล้วโพลอื่นจะหยิบไปใช้เพิ่มไม่ได้',
    en:
      'The library from which polls take their choices. Press “Add” for a new one, or select rows and press “Delete selected”. A choice that a poll uses cannot be deleted; set its status to “Inactive” instead, and no further poll can take it.',
  },
  '/poll/choices/add': {
    th: 'ใส่ชื่อ หมวด และรูปถ้ามี ช่อง “วางหลายรายการ” รับชื่ออื่นเพิ่มบรรทัดละชื่อ ใช้หมวดและสถานะเดียวกันแต่ไม่มีรูป กด “บันทึก” แล้วกลับไปคลังตัวเลือก ถ้ามีชื่อซ้ำในหมวดแม้ชื่อเดียว จะไม่บันทึกทั้งชุด',
    en:
      'Give name, category and a picture if there is one. “Several at once” takes further names, one a line, for the same category and status, without pictures. Saving leads back to the library; if one name repeats in the category, none is saved.',
  },
  '/poll/choices/detail': {
    th: 'แก้ชื่อ รูป หมวด หรือสถานะแล้วกด “บันทึก” แท็บ “โพลที่ใช้ตัวเลือกนี้” บอกว่าใช้ที่ใดบ้าง รูปใหม่ขึ้นในทุกโพลที่ใช้ตัวเลือกนี้ทันที แต่ป้ายที่แสดงในโพลยังเป็นชื่อเดิมจนกว่าจะแก้ในโพลนั้น',
    en:
      'Change name, picture, category or status and press “Save”; the tab “Polls that offer it” tells where it is used. A new picture shows in all of these polls at once, but their labels keep the old name until you change them in the poll.',
  },
  '/poll/dashboard': {
    th: 'เลือกโพลจากรายการเพื่อดูคำตอบสด เมื่อปิดรับแล้วกด “ประกาศผล” จากนั้น “สุ่มผู้ชนะ” หรือ “ระบุเอง” แล้วกด “แจกรางวัล” แจกแล้วแก้ไขไม่ได้ และคนที่ระบุผู้ชนะเองต้องให้ผู้อื่นเป็นคนแจก',
    en:
      'Choose a poll from the list to watch its answers. Once it is closed press “Announce result”, then “Draw winners” or “Name one”, then “Give prizes”. Given prizes cannot be changed, and whoever named a winner must leave the giving to somebody else.',
  },
  '/poll/detail': {
    th: 'กรอกโพลแล้วกด “บันทึก” ก่อน จึงใส่ตัวเลือก ข้อมูลเสริม และรางวัลอันดับในแท็บได้ ก่อน “เผยแพร่” ต้องมีอย่างน้อย 2 ตัวเลือก ยกเว้นโพลแบบกรอกตัวเลข หลังเปิดรับแล้ว ประเภท การเลือก เอเย่นต์ และเวลาเปิดรับเปลี่ยนไม่ได้',
    en:
      'Fill in the poll and press “Save”; then add choices, further facts and prizes by rank on its tabs. “Publish” needs at least 2 choices, unless a number is asked for. Once open, its type, way of answering, agents and opening time cannot be changed.',
  },
  '/poll/manage': {
    th: 'กด “สร้างโพล” หรือ “คัดลอกเป็นร่าง” แล้ว “เผยแพร่” โพลเปิดรับและปิดรับเองตามเวลา “ปิดรับ” มีผลทันที และ “เปิดรับต่อ” ได้จนกว่าจะประกาศผล “ยกเลิก” ย้อนไม่ได้และไม่มีใครได้รางวัล ประกาศผลและแจกรางวัลทำที่ “แดชบอร์ด”',
    en:
      'Press “New poll” or “Copy as a draft”, then “Publish”; it opens and closes by its times, and results and prizes are on the “Dashboard”. “Close” works at once, and “Open again” until the result is announced. “Cancel” is final, and nobody wins.',
  },
};
