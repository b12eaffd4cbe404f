import { texts } from '#server/base/text-catalogue.ts';

/** Messages of this area. */
export const questTexts = texts('quest', {
  notClaimable: {
    th: 'ยังทำไม่ครบ หมดเวลารับ หรือรางวัลหมดแล้ว',
    en: 'Not completed yet, too late to claim, or no reward is left',
  },
  chooseAProvider: { th: 'กรุณาเลือกค่าย', en: 'Choose a provider' },
  chooseAGame: { th: 'กรุณาเลือกเกม', en: 'Choose a game' },
  thisConditionCountsInWholeNumbers: { th: 'เงื่อนไขนี้นับเป็นจำนวนเต็ม', en: 'This condition counts in whole numbers' },
  thisQuestHasEndedAndCannot: { th: 'ภารกิจนี้สิ้นสุดแล้ว แก้ไขไม่ได้', en: 'This quest has ended and cannot be changed' },
  rewardOff: { th: 'ต้องเป็นรางวัลที่เปิดใช้งาน', en: 'Must be a reward that is switched on' },
  rewardGiven: {
    th: 'มีผู้รับรางวัลแล้ว แก้ไขไม่ได้',
    en: 'Somebody has the reward already: it cannot be changed',
  },
  aQuestThatIsOpenNeeds: {
    th: 'ภารกิจที่เปิดอยู่ต้องมีข้อที่เปิดอย่างน้อย 1 ข้อ',
    en: 'A quest that is open needs at least 1 task that is switched on',
  },
  mustBeAfterTheStart: { th: 'ต้องหลังเวลาเริ่ม', en: 'Must be after the start' },
  draftFirst: {
    th: 'สร้างเป็นร่างก่อน แล้วเปิดเมื่อใส่ข้อภารกิจแล้ว',
    en: 'Create it as a draft, and open it once it has tasks',
  },
  noSuchMove: { th: 'เปลี่ยนสถานะแบบนี้ไม่ได้', en: 'The status cannot change like this' },
  theEndHasPassed: { th: 'เวลาสิ้นสุดผ่านไปแล้ว', en: 'The end has passed' },
  needsTask: { th: 'ต้องมีข้อภารกิจที่เปิดอย่างน้อย 1 ข้อ', en: 'At least 1 task must be switched on' },
  periodFixed: {
    th: 'มีผู้ร่วมแล้ว เปลี่ยนรอบไม่ได้',
    en: 'Members take part already: the period cannot be changed',
  },
  membersTakePartAlreadyHowTasks: {
    th: 'มีผู้ร่วมแล้ว เปลี่ยนการปลดล็อกไม่ได้',
    en: 'Members take part already: how tasks unlock cannot be changed',
  },
});
