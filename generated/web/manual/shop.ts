// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Titles } from '#contract/route.ts';

export const manual: Titles = {
  '/shop/deposit/add': {
    th: 'ใส่ชื่อ เอเย่นต์ ฝากขั้นต่ำ และวิธีคิดแต้ม แล้วดูตัวอย่างข้างฟอร์มว่าฝาก 1,000 บาทได้กี่แต้มก่อนกด “บันทึก” จากนั้นกลับไปหน้าฝากรับแต้ม กติกาใหม่เริ่มเป็น “ร่าง” และยังไม่ให้แต้มจนกว่าสถานะเป็น “เปิด”',
    en:
      'Give name, agents, smallest deposit and how points count; the example beside the form shows what 1,000 baht bring before you press “Save”. You are then back at the rules. A new rule begins as “Draft” and gives no points until it is “Active”.',
  },
  '/shop/deposit/detail': {
    th: 'แก้กติกาและดูตัวอย่างข้างฟอร์มก่อนกด “บันทึก” ถ้ากติกาเปิดอยู่ อัตราแต้มใหม่มีผลกับยอดฝากถัดไปทันที แต้มที่ให้ไปแล้วไม่เปลี่ยน ถ้าจะหยุดให้แต้ม ให้ตั้งสถานะเป็น “ปิด”',
    en: 'Change the rule and look at the example beside the form before you press “Save”. While the rule is active, a new rate holds from the next deposit; points already given stay. To give no more points, set the status to “Inactive”.',
  },
  '/shop/deposit/manage': {
    th: 'กติกาที่ให้แต้มสมาชิกเมื่อฝาก กด “เพิ่มกติกา” แล้วกด “เปิด” จึงเริ่มให้แต้มกับยอดฝากถัดไป กด “ปิด” เพื่อหยุด ยอดฝากเดียวได้แต้มจากทุกกติกาที่เปิดและเข้าเงื่อนไข และถ้ารายการฝากถูกดึงเครดิตคืน ระบบดึงแต้มคืนด้วย',
    en:
      'To give members points for deposits, press “Add rule”, then “Open”, which holds from the next deposit on; “Close” stops it. Every active rule that fits a deposit gives its points. If a deposit\'s credit is taken back, so are its points.',
  },
  '/shop/item/add': {
    th: 'เตรียมชื่อ รูป แต้มที่ใช้ และเอเย่นต์ หมวดเครดิตกับเครดิตฟรีต้องใส่มูลค่าเครดิตและเทิร์นด้วย บันทึกแล้วไปหน้าแก้ไขสินค้าเพื่อเติมของในแท็บ “สต็อก” เลือกแบบสต็อกให้ถูก เพราะเปลี่ยนไม่ได้หลังมีสต็อกล็อตแรก',
    en:
      'Have name, picture, points and agents ready; credit and free credit also need credit and turnover. Saving leads to the item\'s page, whose tab “Stock” takes the first lot. Choose the kind of stock with care, as it stays once there was stock.',
  },
  '/shop/item/detail': {
    th: 'แก้สินค้าแล้วกด “บันทึก” เติมหรือนำของออกในแท็บ “สต็อก” และดูว่าใครแลกแล้วในแท็บ “ประวัติแลก” แต้มและมูลค่าใหม่ใช้กับการแลกครั้งต่อไป รายการที่แลกแล้วไม่เปลี่ยน ลบสต็อกล็อตใดจะหายเฉพาะส่วนที่เหลือ',
    en:
      'Change the item and press “Save”; add or take out stock on the tab “Stock” and see who redeemed on “Redemptions”. New points and values count from the next redemption, not for those made. Taking out a lot removes only what is left of it.',
  },
  '/shop/manage': {
    th: 'สินค้าที่สมาชิกใช้แต้มแลก กด “เพิ่มสินค้า” เติมสต็อกหรือโค้ดถ้าของมีจำกัด แล้วกด “เปิด” จึงแลกได้ เมื่อของหมดระบบขึ้น “หมด” เอง และเปิดใหม่เมื่อเติมสต็อก กด “ปิด” แล้วรายการที่แลกไปก่อนหน้ายังต้องทำต่อ',
    en:
      'To offer an item for points, press “Add item”, add stock or codes where they are limited, then “Open”. A sold-out item becomes “Out of stock” by itself and opens again with new stock. After “Close”, redemptions made before still need work.',
  },
  '/shop/redeem-list': {
    th: 'รายการที่สมาชิกขอแลก แต้มถูกตัดแล้วตั้งแต่ตอนแลก กด “อนุมัติ” แล้วของที่ไม่ต้องจัดส่งจะเติมให้ทันทีและย้อนไม่ได้ ส่วนพัสดุไปต่อที่ “เตรียมจัดส่ง” และ “จัดส่ง” พร้อมเลขพัสดุ “ปฏิเสธ” ต้องใส่หมายเหตุ และคืนแต้มให้สมาชิก',
    en: 'What members ask for; their points are taken already. “Approve” gives what needs no shipping at once and for good; parcels go on to “Pack”, then “Ship” with a tracking number. “Reject” needs a note and gives the points back.',
  },
  '/shop/tracking': {
    th: 'ดูพัสดุและประวัติแลกทุกสถานะ ค้นด้วยเลขพัสดุหรือยูสเซอร์ กด “ได้รับแล้ว” เมื่อของถึง หรือ “ตีกลับ” เมื่อของกลับมา รายการตีกลับกด “จัดส่ง” อีกครั้งหรือ “ปฏิเสธ” เพื่อคืนแต้มได้ ส่วน “ได้รับแล้ว” ย้อนไม่ได้',
    en:
      'Parcels and past redemptions in every status. Search by tracking number or member; press “Delivered” when it has arrived, “Returned” when it came back. A returned one can be shipped again, or rejected to give the points back; “Delivered” is final.',
  },
};
