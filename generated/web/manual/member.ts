// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Titles } from '#contract/route.ts';

export const manual: Titles = {
  '/affiliate': {
    th: 'แต่ละแถวคือสมาชิกที่มีคนใต้สาย พร้อมรายได้จากการเล่นหรือฝากของใต้สายในช่วงที่เลือก กดที่แถวเพื่อดูสายงาน หรือกด “คัดลอกลิงก์แนะนำ” ระบบจ่ายให้เองทุกวัน ไม่ต้องกดจ่าย แพ้/ชนะใต้สายติดลบคือใต้สายเสีย',
    en:
      'A row is a member with others below, and the income from these in the period. Click a row to see the downline, or “Copy the referral link”. The system pays every day by itself, there is no button. A downline win/loss below zero means that the downline lost.',
  },
  '/game/provider-history': {
    th: 'แต่ละแถวคือคำสั่งหนึ่งครั้งจากค่ายเกมและผลลัพธ์ที่ตอบกลับ กดที่แถวเพื่อดูข้อมูลส่งและข้อมูลตอบ กด “ดูทั้งรอบ” เพื่อดูทุกคำสั่งของรอบ หน้าเริ่มที่ชั่วโมงล่าสุด และสถานะค่ายขณะนี้ไม่ใช่สถานะตอนที่เรียก',
    en:
      'A row is one command of a game provider and the result it got. Click a row to see the request and the response, or “The whole round” for all commands of a round. The list begins with the last hour, and Provider now is not how it was at the time of the call.',
  },
  '/member/deposit-withdraw': {
    th: 'แต่ละแถวคือสมาชิกหนึ่งคน ฝาก-ถอนคือฝากรวมลบถอนที่สำเร็จในช่วงที่เลือก กดที่แถวเพื่อดูแพ้/ชนะ หรือกด “รายการฝาก” และ “รายการถอน” เครดิตคงเหลือเป็นยอดขณะนี้ ไม่ใช่ยอดของช่วงที่เลือก',
    en: 'A row is one member. Net flow is deposits less withdrawals that succeeded in the span chosen. Click a row for the win/loss, or press “Deposits” or “Withdrawals”. Credit now is what the member has at this moment, not in the span.',
  },
  '/member/users': {
    th: 'ค้นหาสมาชิกด้วยยูสเซอร์เนมหรือชื่อ กดที่แถวเพื่อดูกระเป๋า ฝาก-ถอน การเล่น และบัญชี อุปกรณ์ หรือ IP ที่ซ้ำ หน้านี้ใช้ดูอย่างเดียว แก้ไขสมาชิกไม่ได้ และทุกครั้งที่กด “แสดงเบอร์/เลขบัญชี” จะถูกบันทึก',
    en: 'Find members by username or name. Click a row to see wallets, deposits, withdrawals, play, and others with the same account, device or IP. Members cannot be changed here, and each use of “Show numbers” is written down.',
  },
  '/member/wallet-history': {
    th: 'แต่ละแถวคือยอดเข้าหรือออกจากกระเป๋าหนึ่งครั้ง เริ่มที่วันนี้ กรองด้วยยูสเซอร์เนมและวันที่ กดเลขอ้างอิงเพื่อเปิดรายการฝากหรือถอน หรือกด “ดูทั้งรอบเกม” ยอดหลังที่เตือนสีแดงคือไม่ต่อเนื่องกับรายการก่อนหน้า ต้องตรวจสอบ',
    en:
      'A row is one movement of a wallet. The list begins with today. Filter by username and days, click a reference to open the deposit or withdrawal, or press “The whole round”. A red warning at After means that the line does not follow and must be checked.',
  },
  '/member/winloss-summary': {
    th: 'แต่ละแถวคือสมาชิกหนึ่งคนในช่วงที่เลือก สมาชิกรวมคือแพ้/ชนะบวกคอม ยังไม่รวมโบนัส ติดลบคือสมาชิกเสีย ส่วนช่องเอเย่นต์และบริษัทนับจากฝั่งของตัวเอง กดที่แถวเพื่อดูว่าเล่นค่ายใด',
    en:
      'A row is one member in the span chosen. Member net is win/loss plus commission, without bonuses, and below zero means that the member lost. Agent and Company are counted from their own side. Click a row to see which providers were played.',
  },
  '/member/winloss-summary-provider': {
    th: 'แต่ละแถวคือค่ายย่อย กดที่แถวเพื่อดูยอดรายวันของค่ายย่อยนั้น หรือเลือกเกมใน “แสดงแถวตาม” แพ้/ชนะติดลบคือสมาชิกเสีย ช่องบริษัทนับจากฝั่งบริษัท ถ้าไม่ใส่ยูสเซอร์ในตัวกรอง ยอดเป็นของสมาชิกทุกคนที่คุณดูได้',
    en:
      'A row is a sub-provider. Click one for its bets of each day, or choose games in “Rows by”. Win/loss below zero means that members lost, Company is the company\'s side. Without a username, the figures are of all members you may see.',
  },
  '/report/member-raw': {
    th: 'แต่ละแถวคือสมาชิกหนึ่งคนในหนึ่งวันที่มีรายการ ใช้ตรวจสอบและดาวน์โหลด เริ่มที่เมื่อวาน ดูได้ครั้งละไม่เกิน 31 วัน แพ้/ชนะนับจากฝั่งสมาชิก ติดลบคือสมาชิกเสีย ส่วนเครดิตสิ้นวันเป็นของกระเป๋าเครดิตเท่านั้น',
    en:
      'A row is one member on one day on which something happened, to check and to download. It begins with yesterday and covers 31 days at most. Win/loss is the member\'s, so below zero the member lost. Credit at the day\'s end is of the main wallet only.',
  },
};
