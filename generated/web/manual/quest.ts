// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Titles } from '#contract/route.ts';

export const manual: Titles = {
  '/quest/add': {
    th: 'เตรียมชื่อ เอเย่นต์ รอบ และเวลาเริ่ม ถ้ามีรางวัลเมื่อครบทุกข้อ ต้องเป็นรางวัลกิจกรรมที่เปิดใช้งานอยู่ กด “บันทึก” แล้วไปเพิ่มข้อภารกิจต่อทันที ภารกิจใหม่เป็น “ร่าง” และยังไม่นับจนกว่าจะกด “เปิด” ที่หน้าภารกิจ',
    en:
      'Have name, agents, round and beginning ready; a reward for all items must be an event reward that is switched on. Saving leads on to adding its items. A new quest is a “Draft” and counts nothing until you press “Activate” on the page of quests.',
  },
  '/quest/detail': {
    th: 'แก้ภารกิจแล้วกด “บันทึก” จัดข้อในแท็บ “ข้อภารกิจ” และดูว่าสมาชิกไปถึงข้อใดในแท็บ “ความคืบหน้า” เมื่อมีผู้ร่วมแล้ว รอบและการปลดล็อกเปลี่ยนไม่ได้ เมื่อมีผู้รับรางวัลข้อใดแล้ว เงื่อนไขและเป้าหมายของข้อนั้นเปลี่ยนไม่ได้',
    en:
      'Change the quest and press “Save”; edit its items on the tab “Items” and see how far members get on “Progress”. Once somebody has joined, round and unlocking are fixed. Once an item\'s reward was claimed, its condition and target are fixed.',
  },
  '/quest/items/add': {
    th: 'เลือกภารกิจ เงื่อนไข เป้าหมาย และรางวัลที่เปิดใช้งานอยู่ “รับอัตโนมัติ” จ่ายให้เองเมื่อทำครบ “กดรับ” สมาชิกต้องรับเองก่อนหมดเวลารับถ้าตั้งไว้ บันทึกแล้วไปรายการข้อของภารกิจนั้น ถ้าภารกิจเปิดอยู่ ข้อใหม่นับยอดตั้งแต่ต้นรอบปัจจุบัน',
    en:
      'Choose quest, condition, target and an active reward. “By itself” pays when done; “Claimed by the member” waits for them, until any time set is over. Saving leads to the quest\'s items; in an active quest it counts from the start of the current round.',
  },
  '/quest/items/detail': {
    th: 'แก้ข้อภารกิจแล้วกด “บันทึก” จะกลับไปรายการข้อของภารกิจนั้น เมื่อมีผู้รับรางวัลแล้ว เปลี่ยนเงื่อนไขและเป้าหมายไม่ได้ และ “ลบ” ไม่ได้ ให้ตั้งสถานะเป็น “ปิดใช้งาน” แทน ข้อของภารกิจที่สิ้นสุดแล้วแก้ไขไม่ได้',
    en:
      'Change the item and press “Save”, which leads back to the quest\'s items. Once somebody has the reward, condition and target are fixed and “Delete” is refused; set the status to “Inactive” instead. Items of a quest that has ended cannot be changed.',
  },
  '/quest/items/list': {
    th: 'ข้อภารกิจของทุกภารกิจ กด “เพิ่มข้อ” หรือ “แก้ไข” และกด “ปิด” เพื่อหยุดนับข้อนั้น “ลบ” ได้เฉพาะข้อที่ยังไม่มีผู้รับรางวัล และความคืบหน้าของสมาชิกในข้อนั้นหายไปด้วย ภารกิจที่เปิดอยู่ต้องเหลือข้อที่ใช้งานอย่างน้อย 1 ข้อ',
    en:
      'These are the items of all quests; press “Add item” or “Edit”, or “Close” to stop counting one. “Delete” works only while nobody has its reward, and removes the members\' progress in it. An active quest must keep at least 1 active item.',
  },
  '/quest/manage': {
    th: 'ภารกิจที่สมาชิกทำเพื่อรับรางวัล กด “สร้างภารกิจ” ใส่ข้อภารกิจ แล้วกด “เปิด” ซึ่งต้องมีข้อที่ใช้งานอย่างน้อย 1 ข้อ “พัก” หยุดนับความคืบหน้าชั่วคราว ส่วน “จบภารกิจ” เป็นการจบถาวร เปิดใหม่หรือแก้ไขไม่ได้อีก',
    en:
      'Quests that members do for rewards. Press “Add quest”, add its items, then “Activate”, which needs at least 1 active item. “Pause” stops the counting for a while; “End” is for good, and the quest can be neither opened again nor changed.',
  },
};
