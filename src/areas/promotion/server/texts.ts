import { texts } from '#server/base/text-catalogue.ts';

/** Messages of this area. */
export const promotionTexts = texts('promotion', {
  conditionIsNotKnown: { th: 'ไม่รู้จักเงื่อนไข {key}', en: 'Condition {key} is not known' },
  chooseAnAudience: { th: 'กรุณาเลือกกลุ่มเป้าหมาย', en: 'Choose an audience' },
  chooseAnAgent: { th: 'กรุณาเลือกเอเย่นต์', en: 'Choose an agent' },
  theAgentWasNotFound: { th: 'ไม่พบเอเย่นต์', en: 'The agent was not found' },
  theLevelIsNotValid: { th: 'ระดับไม่ถูกต้อง', en: 'The level is not valid' },
  theStatusIsNotValid: { th: 'สถานะไม่ถูกต้อง', en: 'The status is not valid' },
  mustBe1To3650Days: { th: 'ต้องเป็นจำนวนวัน 1 ถึง 3650', en: 'Must be 1 to 3650 days' },
  fillInTheNumberOfDays: { th: 'กรุณากรอกจำนวนวัน', en: 'Fill in the number of days' },
  nameSomeUsers: { th: 'กรุณาระบุยูสเซอร์', en: 'Name some users' },
  atMostCanBeNamed: { th: 'ระบุได้ไม่เกิน {mostNames} ยูสเซอร์', en: 'At most {mostNames:user|users} can be named' },
  notByOrderer: {
    th: 'ผู้สั่งส่งอนุมัติเองไม่ได้ ต้องให้อีกคนอนุมัติ{hand}',
    en: 'Who ordered it cannot approve it: somebody else must{hand}',
  },
  somebodyElseWhoMayApprove: { th: 'ผู้อื่นที่มีสิทธิ์อนุมัติ', en: 'somebody else who may approve' },
  noReportFilters: { th: 'ไม่มีตัวกรองของรายงาน', en: 'There are no filters of a report' },
  fillInTheMessage: { th: 'กรุณากรอกข้อความ', en: 'Fill in the message' },
  unsendable: {
    th: 'ข้อความมีอักขระที่ส่งไม่ได้',
    en: 'The message holds characters that cannot be sent',
  },
  mustBeInTheFuture: { th: 'ต้องเป็นเวลาในอนาคต', en: 'Must be in the future' },
  mayBeAtMost60Days: { th: 'ตั้งเวลาได้ไม่เกิน 60 วัน', en: 'May be at most 60 days ahead' },
  smsAreSentBetween0800: {
    th: 'ส่ง SMS ได้ 08:00–21:00 น. กรุณาตั้งเวลาส่งในช่วงนี้',
    en: 'SMS are sent between 08:00 and 21:00: choose a time in between',
  },
  thePromotionWasNotFound: { th: 'ไม่พบโปรโมชั่น', en: 'The promotion was not found' },
  noDomain: {
    th: 'เอเย่นต์ {agent} ยังไม่มีโดเมน จึงใช้ {place} ไม่ได้',
    en: 'Agent {agent} has no domain yet, so {place} cannot be used',
  },
  nobodyToSendTo: { th: 'ไม่มีสมาชิกที่ส่งได้ในกลุ่มนี้', en: 'Nobody in this audience can be sent a message' },
  unknownPlace: {
    th: 'ไม่รู้จัก {written} (ตัวอักษรที่ {at}) ใช้ได้: {known}',
    en: '{written} is not known (character {at}); there are {known}',
  },
  onlyWithPromotion: {
    th: '{place} ใช้ได้เมื่อส่งจากโปรโมชั่น',
    en: '{place} can be used when a promotion sends the message',
  },
  nobodyName: { th: 'สมชาย ใจดี', en: 'Somchai Jaidee' },
  nobodyAgent: { th: 'เอเย่นต์', en: 'Agent' },
});
