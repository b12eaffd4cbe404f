// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Titles } from '#contract/route.ts';

export const manual: Titles = {
  '/fortune-wheel/add': {
    th: 'เตรียมชื่อ เอเย่นต์ จำนวนช่อง และใช้อะไรหมุน บันทึกแล้วไปแท็บ “ช่องรางวัล” เพื่อใส่รางวัลและน้ำหนัก กงล้อใหม่เป็น “ร่าง” สมาชิกหมุนไม่ได้จนกว่าจะใส่ครบทุกช่องแล้วกด “เปิด” ถ้าเว้นงบจ่ายต่อวันว่างไว้ คือไม่จำกัด',
    en:
      'Have name, agents, number of slots and what a spin costs ready. Saving leads to the tab “Slots” for rewards and weights. A new wheel is a “Draft” that nobody can spin until every slot is filled and you press “Open”; without a budget a day there is no limit.',
  },
  '/fortune-wheel/detail': {
    th: 'แก้กงล้อ และใส่รางวัล น้ำหนัก โควตา และช่องแทนในแท็บ “ช่องรางวัล” โอกาสคิดจากน้ำหนักเทียบกับน้ำหนักรวม “ทดลองหมุน” เป็นการจำลอง ไม่แจกจริง ถ้ากงล้อเปิดอยู่ โอกาสใหม่มีผลทันที และต้อง “พัก” ก่อนจึงลบช่องได้',
    en:
      'Change the wheel, and set reward, weight, quotas and stand-in on the tab “Slots”; odds follow from the weights. “Try a spin” only simulates and gives nothing. While the wheel is open new odds count at once, and a slot can be deleted only after “Pause”.',
  },
  '/fortune-wheel/manage': {
    th:
      'กงล้อที่สมาชิกหมุนลุ้นรางวัล กด “สร้างกงล้อ” ใส่รางวัลให้ครบทุกช่อง แล้วกด “เปิด” เอเย่นต์หนึ่งมีกงล้อที่เปิดได้ครั้งละหนึ่งกงล้อ และ “จบ” เป็นการจบถาวร รางวัลที่รอติดต่อรับ ให้กด “จัดส่งแล้ว” หรือ “ยกเลิกรางวัล” ในแท็บ “รางวัลที่แจก”',
    en:
      'Wheels that members spin for prizes. Press “Add wheel”, fill every slot, then “Open”; an agent has one active wheel at a time, and “End” is for good. For prizes that wait for a claim press “Shipped” or “Cancel the prize” on the tab “Prizes given”.',
  },
};
