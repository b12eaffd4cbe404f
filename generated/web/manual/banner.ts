// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Definitions } from '#contract/definitions.ts';
import type { Titles } from '#contract/route.ts';

export const manual: Titles = {
  '/banner': {
    th: 'แบนเนอร์ทั้งหมดบนเว็บของเอเย่นต์ กด “เพิ่มแบนเนอร์” เพื่อเพิ่ม กด “ซ่อน” หรือ “แสดง” ที่แถว และลากเปลี่ยนลำดับในแท็บ “จัดลำดับ” ระบบตั้งรอแสดงและหมดเวลาเองตามเวลา แบนเนอร์ที่หมดเวลาต้องเลื่อนสิ้นสุดก่อนจึงแสดงได้',
    en: 'All banners on the agents\' sites. Press “Add banner” to add one, “Hide” or “Show” on a row, and drag rows in the tab “Order”. Waits and Over are set by the clock. A banner that is over needs a later end before it can be shown.',
  },
  '/banner/add': {
    th: 'เตรียมรูปคอมพิวเตอร์ รูปมือถือ และเอเย่นต์ที่จะแสดง ดูตัวอย่างในหน้านี้ก่อนกด “บันทึก” สถานะเริ่มต้นคือแสดง แบนเนอร์จึงขึ้นทันทีที่บันทึก ถ้ายังไม่พร้อมให้เลือกร่าง หรือใส่เวลาเริ่มแสดงล่วงหน้า',
    en:
      'Have a desktop picture, a mobile picture and the agents ready, and look at the preview on this page before you press “Save”. The status begins as Shown, so the banner is up as soon as it is saved. If it is not ready, choose Draft or a later start.',
  },
  '/banner/detail': {
    th: 'แก้ไขรูป เอเย่นต์ ลิงก์ และเวลาแสดง แล้วกด “บันทึก” ด้านล่างมีสถิติเห็น คลิก และ CTR สถานะเลือกเองได้แค่ร่าง แสดง และซ่อน ถ้าเลื่อนสิ้นสุดของแบนเนอร์ที่หมดเวลาออกไป แบนเนอร์จะกลับมาแสดงเองเมื่อบันทึก',
    en: 'Change the pictures, agents, link and times, then press “Save”. Views, clicks and CTR are below. You can only choose Draft, Shown or Hidden yourself. If you give a banner that is over a later end, it is shown again once you save.',
  },
};

export const definitions: Definitions = { all: [{ label: { th: 'CTR (%)', en: 'CTR (%)' }, help: { th: 'คลิก ÷ เห็น', en: 'Clicks ÷ views' } }], pages: { '/banner': { ctr_pct: 0 } } };
