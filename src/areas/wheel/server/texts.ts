import { texts } from '#server/base/text-catalogue.ts';

/** Messages of this area. */
export const wheelTexts = texts('wheel', {
  prizeNeeded: { th: 'ต้องใส่รางวัลให้ครบทุกช่อง', en: 'Every segment needs a prize' },
  tooManySegments: { th: 'มีช่องเกินจำนวนช่องของกงล้อ', en: 'There are more segments than the wheel has' },
  activeWeights: {
    th: 'น้ำหนักรวมของช่องที่ใช้งานต้องมากกว่า 0',
    en: 'The weights of the active segments must come to more than 0',
  },
  needsSureSegment: {
    th: 'ต้องมีช่องที่ไม่จำกัดโควตาและสต็อกอย่างน้อย 1 ช่องที่ออกได้',
    en: 'At least 1 segment that can come up must have neither quota nor stock',
  },
  fallbackUnlimited: {
    th: 'ช่องแทนต้องไม่จำกัดโควตาและสต็อก',
    en: 'A fallback segment may have neither quota nor stock',
  },
  noSureSegment: {
    th: 'กงล้อที่เปิดอยู่ ({wheels}) จะไม่เหลือช่องที่ออกได้เสมอ',
    en: 'Wheels that are open ({wheels}) would have no segment left that can always come up',
  },
  notOpen: { th: 'กงล้อนี้ไม่ได้เปิดให้หมุน', en: 'This wheel cannot be spun now' },
  keyUsed: { th: 'คีย์นี้ใช้กับกงล้ออื่นไปแล้ว', en: 'This key was used for another wheel' },
  noMember: { th: 'ไม่พบสมาชิก', en: 'The member was not found' },
  memberUnusable: { th: 'บัญชีสมาชิกนี้ใช้งานไม่ได้', en: "This member's account cannot be used" },
  notForAgent: { th: 'กงล้อนี้ไม่ได้เปิดให้เอเย่นต์ของสมาชิก', en: "This wheel is not open to the member's agent" },
  noPrizeLeft: { th: 'ไม่มีรางวัลเหลือให้หมุนในขณะนี้', en: 'No prize is left to spin for right now' },
  spinsUsed: { th: 'หมุนครบ {maxSpins} ครั้งของวันนี้แล้ว', en: 'All {maxSpins:spin|spins} of today are used' },
  depositTooSmall: { th: 'ยอดฝากวันนี้ยังไม่พอสำหรับสิทธิ์หมุน', en: "Today's deposits do not yet give a spin" },
  tooFewTickets: { th: 'ตั๋วไม่พอ', en: 'Too few tickets' },
  tooFewPoints: { th: 'แต้มไม่พอ', en: 'Too few points' },
  mustBeAnotherSegment: { th: 'ต้องเป็นช่องอื่น', en: 'Must be another segment' },
  mustBeOwnSegment: { th: 'ต้องเป็นช่องของกงล้อเดียวกัน', en: 'Must be a segment of the same wheel' },
  fallbackActive: {
    th: 'ช่องแทนต้องใช้งานอยู่ และไม่จำกัดโควตาและสต็อก',
    en: 'A fallback segment must be active, with neither quota nor stock',
  },
  thisWheelHasEndedAndCannot: { th: 'กงล้อนี้สิ้นสุดแล้ว แก้ไขไม่ได้', en: 'This wheel has ended and cannot be changed' },
  segmentsAtMost: { th: 'กงล้อนี้มี {segments} ช่อง', en: 'This wheel has {segments:segment|segments}' },
  onlyTheSystemSetsTheStatus: { th: 'สถานะ “หมด” ระบบเป็นผู้กำหนด', en: 'Only the system sets the status “used up”' },
  aboveQuota: { th: 'ต้องไม่เกินโควตารวม', en: 'May not be more than the whole quota' },
  isFallback: {
    th: 'เป็นช่องแทนของช่องที่ {positions} จึงจำกัดหรือปิดไม่ได้',
    en: 'It stands in for segment {positions}: it can be neither limited nor switched off',
  },
  allWeights: {
    th: 'น้ำหนักรวมของทุกช่องต้องมากกว่า 0',
    en: 'The weights of all segments must come to more than 0',
  },
  openWheelFaults: { th: 'กงล้อกำลังเปิดใช้งาน: {faults}', en: 'The wheel is open: {faults}' },
  pauseFirst: {
    th: 'กงล้อกำลังเปิดใช้งาน พักกงล้อก่อนลบช่อง',
    en: 'The wheel is open: pause it before deleting a segment',
  },
  fallbackStays: {
    th: 'เป็นช่องแทนของช่องที่ {positions} ลบไม่ได้',
    en: 'It stands in for segment {positions} and cannot be deleted',
  },
  thisSegmentHasGivenPrizesAnd: {
    th: 'ช่องนี้เคยออกรางวัลแล้ว ลบไม่ได้ ให้เปลี่ยนรางวัลหรือปิดช่องแทน',
    en: 'This segment has given prizes and cannot be deleted: change its prize or switch it off instead',
  },
  sayHowManyASpinTakes: { th: 'ต้องระบุจำนวนที่ใช้ต่อครั้ง', en: 'Say how many a spin takes' },
  sayWhichDepositGivesASpin: { th: 'ต้องระบุยอดฝากต่อ 1 สิทธิ์', en: 'Say which deposit gives a spin' },
  mustBeAfterTheStart: { th: 'ต้องหลังเวลาเริ่ม', en: 'Must be after the start' },
  createItAsADraftAnd: {
    th: 'สร้างเป็นร่างก่อน แล้วเปิดเมื่อใส่รางวัลครบทุกช่อง',
    en: 'Create it as a draft, and open it once every segment has a prize',
  },
  theStatusCannotChangeLikeThis: { th: 'เปลี่ยนสถานะแบบนี้ไม่ได้', en: 'The status cannot change like this' },
  theEndHasPassed: { th: 'เวลาสิ้นสุดผ่านไปแล้ว', en: 'The end has passed' },
  deleteFirst: { th: 'ต้องลบช่องที่ {positions} ก่อน', en: 'Delete segment {positions} first' },
  theWheelCannotBeOpened: { th: 'เปิดกงล้อไม่ได้', en: 'The wheel cannot be opened' },
  notSaved: { th: 'บันทึกไม่ได้', en: 'Not saved' },
  hasAWheelThatIsOpen: {
    th: '{agent} มีกงล้อ “{wheel}” เปิดอยู่แล้ว',
    en: '{agent} has a wheel “{wheel}” that is open already',
  },
});
