// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Titles } from '#contract/route.ts';

export const manual: Titles = {
  '/agent/daily-summary': {
    th: 'แต่ละแถวคือหนึ่งวัน กดที่แถวเพื่อดูแพ้/ชนะแยกเอเย่นต์ของวันนั้น กำไรสุทธิคือบริษัทสุทธิหักต้นทุนโปรโมชั่น ค่าธรรมเนียมเกตเวย์ และค่าบริการค่ายเกม แพ้/ชนะ (สมาชิก) ติดลบคือสมาชิกเสีย บริษัทได้ และวันนี้ยังไม่จบ ยอดยังเปลี่ยน',
    en:
      'A row is a day. Click it for the win/loss of each agent on that day. Profit is company net less promotion cost, gateway fees and provider fees. Member win/loss below zero means that members lost and the company won. Today is not over and still changes.',
  },
  '/agent/deposit-withdraw': {
    th: 'แต่ละแถวคือเอเย่นต์หรือมาสเตอร์ ฝาก-ถอนคือฝากรวมลบถอนรวม ไม่ใช่กำไร กดที่แถวเอเย่นต์เพื่อดูรายวัน หรือกด “รายสมาชิก” ถอนนับเฉพาะที่สำเร็จ และรายการฝากที่ธนาคารดึงคืนจะหายจากยอดของวันที่เครดิตเข้า',
    en:
      'A row is an agent or a master. Net flow is deposits less withdrawals, not profit. Click an agent for its days, or press “By member”. Only withdrawals that succeeded count, and a deposit that a bank took back leaves the day on which it was credited.',
  },
  '/agent/deposit-withdraw-daily': {
    th: 'แต่ละแถวคือหนึ่งวัน กดที่แถวเพื่อดูรายชั่วโมง หรือกด “รายการฝากของวัน” และ “รายการถอนของวัน” ฝาก-ถอนคือฝากรวมลบถอนรวม ฝากนับวันที่เครดิตเข้า ถอนนับวันที่สำเร็จ จึงอาจไม่ตรงกับรายการที่กรองตามวันที่แจ้ง',
    en:
      'A row is a day. Click it for its hours, or press “The day\'s deposits” or “The day\'s withdrawals”. Net flow is deposits less withdrawals. Deposits count when credited and withdrawals when they succeed, so lists by the day of the request may differ.',
  },
  '/agent/detail': {
    th: 'แก้ไขเอเย่นต์หนึ่งรายแล้วกด “บันทึก” แท็บการตั้งค่ามีปุ่ม “บันทึกการตั้งค่า” ของตัวเอง ถือสู้และคอมมิชชั่นใหม่มีผลกับยอดของวันนี้ทั้งวันเป็นต้นไป ไม่ย้อนหลัง และถือสู้ต้องไม่เกินที่มาสเตอร์ถือ',
    en:
      'Change one agent and press “Save”. The tab Settings has its own button, “Save settings”. A new share or commission counts for all of today and the days after, not for days before, and the share may not be more than the master holds.',
  },
  '/agent/manage': {
    th: 'มาสเตอร์และเอเย่นต์ใต้สาย ยอดของมาสเตอร์รวมเอเย่นต์ใต้สายแล้ว กดที่แถวเพื่อดูและแก้ไข “ระงับ” ทำให้สมาชิกเข้าเล่น ฝาก และถอนไม่ได้ “ปิดถาวร” ทำได้หลังระงับ เฉพาะเจ้าของระบบ และย้อนกลับไม่ได้',
    en:
      'Masters with the agents below them, whose figures are part of the master\'s. Click a row to see and change it. “Suspend” stops play, deposits and withdrawals of its members. “Close for good” needs a suspended agent and an owner, and cannot be undone.',
  },
  '/agent/monthly-summary': {
    th: 'แต่ละแถวคือหนึ่งเดือน กดที่แถวเพื่อดูสรุปรายวันของเดือนนั้น กำไรสุทธิคือบริษัทสุทธิหักต้นทุนโปรโมชั่น ค่าธรรมเนียมเกตเวย์ และค่าบริการค่ายเกม ถ้าช่วงวันที่เริ่มกลางเดือน เดือนนั้นมียอดไม่ครบ และไม่มีเทียบเดือนก่อน',
    en:
      'A row is a month. Click it for the daily summary of that month. Profit is company net less promotion cost, gateway fees and provider fees. If the span begins in the middle of a month, that month is not whole and has no comparison with the month before.',
  },
  '/agent/winloss-summary': {
    th: 'เลือกใน “แสดงแถวตาม” ว่าแถวคือมาสเตอร์ เอเย่นต์ หรือสมาชิก แล้วกดที่แถวเพื่อลงลึกถึงรายการเดิมพันรายวัน ใต้หัวข้อสมาชิก ติดลบคือสมาชิกเสีย บริษัทสุทธิคือส่วนที่เหลือของบริษัท ยังไม่หักโบนัสและค่าบริการค่ายเกม',
    en:
      'Choose in “Rows by” whether a row is a master, an agent or a member, and click rows to go down to the bets of each day. Below zero under Member means that members lost. Company net is what is left for the company, before bonuses and provider fees.',
  },
  '/agent/winloss-summary-provider': {
    th: 'แต่ละแถวคือค่ายเกม ค่ายย่อย หรือหมวดเกม ตามที่เลือกใน “แสดงแถวตาม” กดที่แถวค่ายเกมเพื่อแยกเอเย่นต์ บริษัทสุทธิคือยอดเดิมพันหักยอดจ่าย ส่วนของเอเย่นต์ และคอม ยังไม่หักค่าบริการค่ายเกม ซึ่งดูได้ในใบแจ้งหนี้ค่ายเกม',
    en:
      'A row is a provider, a sub-provider or a game type, as chosen in “Rows by”. Click a provider to split it by agent. Company net is turnover less payout, the agents\' part and commissions, before the provider\'s fee, which is in the provider invoice.',
  },
  '/report/agent-raw': {
    th: 'แต่ละแถวคือเอเย่นต์หนึ่งรายในหนึ่งวันพร้อมตัวเลขทุกด้าน กดรหัสเอเย่นต์เพื่อดูแพ้/ชนะของสมาชิกในวันนั้น กำไรสุทธิคือบริษัทสุทธิหักโปรโมชั่น เกตเวย์ และค่ายเกม อย่าบวกผู้เล่นข้ามวันเอง เพราะยอดรวมนับแต่ละคนครั้งเดียว',
    en:
      'A row is one agent on one day with all its figures. Click the agent code for the win/loss of its members that day. Profit is company net less promotion, gateway and provider costs. Do not add players of several days, as the total counts each person once.',
  },
  '/report/provider-invoice': {
    th: 'แต่ละแถวคือค่ายเกมหนึ่งค่ายในหนึ่งเดือน ยอดต้องจ่ายคือค่าบริการตามอัตราหรือขั้นต่ำ แล้วแต่ยอดใดมากกว่า กดที่แถวเพื่อดูรายวัน เดือนที่ยังเป็นประมาณการ ยอดยังเปลี่ยน ยอดยกมามาจากเดือนก่อนที่กำไรขั้นต้นติดลบ',
    en:
      'A row is one provider in one month. To pay is the fee at the rate or the least fee, whichever is more. Click a row for its days. An estimated month still changes, and what is carried in comes from months whose gross revenue was below zero.',
  },
  '/report/provider-invoice-daily': {
    th: 'แต่ละแถวคือหนึ่งวัน ค่าบริการคือส่วนที่ค่ายเกมคิดจากการเล่นของวันนั้น กด “แยกเอเย่นต์” เพื่อแยกดู ถ้าไม่เลือกค่ายเกมจะรวมทุกค่าย ผลรวมทั้งเดือนอาจไม่เท่ายอดต้องจ่าย เพราะยังไม่คิดยอดยกมาและขั้นต่ำ',
    en:
      'A row is a day, and the fee is what providers charge for its play. Press “By agent” to split it. Without a provider chosen, all are together. The sum of a month may differ from what is to pay, as carried amounts and the least fee are not in it.',
  },
};
