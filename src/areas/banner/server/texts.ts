import { texts } from '#server/base/text-catalogue.ts';

/** Messages of this area. */
export const bannerTexts = texts('banner', {
  fillInTheLink: { th: 'กรุณากรอกลิงก์', en: 'Fill in the link' },
  linkNeedsHttps: { th: 'ลิงก์ภายนอกต้องขึ้นต้นด้วย https://', en: 'A link elsewhere must start with https://' },
  mustBePage: { th: 'ต้องเป็นหน้าในเว็บ เช่น /promotion', en: 'Must be a page of the site, such as /promotion' },
  fillInTheCode: { th: 'กรุณากรอกรหัส', en: 'Fill in the code' },
  thisCodeWasNotFound: { th: 'ไม่พบรหัสนี้', en: 'This code was not found' },
  endAfterStart: { th: 'ต้องหลังเวลาเริ่มแสดง', en: 'Must be after the banner begins to show' },
  statusByTime: {
    th: 'ระบบตั้งสถานะนี้เองตามเวลา กรุณาเลือก ร่าง แสดง หรือ ซ่อน',
    en: 'The system sets this status by the time: choose draft, shown or hidden',
  },
  endPassed: {
    th: 'เวลาสิ้นสุดผ่านไปแล้ว กรุณาเปลี่ยนก่อนแสดง',
    en: 'The end has passed: change it before showing the banner',
  },
});
