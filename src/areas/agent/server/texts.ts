import { texts } from '#server/base/text-catalogue.ts';

/** Messages of this area. */
export const agentTexts = texts('agent', {
  aboveMaster: { th: 'ต้องไม่เกินที่มาสเตอร์ถือ ({most})', en: 'May not be more than the master holds ({most})' },
  belowAgents: {
    th: 'ต้องไม่ต่ำกว่าที่เอเย่นต์ใต้สายถือ ({given})',
    en: 'May not be less than agents below hold ({given})',
  },
  ownerCloses: { th: 'ปิดเอเย่นต์ถาวรได้เฉพาะเจ้าของระบบ', en: 'Only an owner may close an agent for good' },
  suspendFirst: { th: 'ต้องระงับเอเย่นต์ก่อนปิดถาวร', en: 'Suspend the agent before closing it for good' },
  typeCode: { th: 'พิมพ์รหัส {code} เพื่อยืนยัน', en: 'Type the code {code} to confirm' },
  stillOpen: {
    th: 'ยังมีรายการถอนค้างอยู่ {withdrawals} รายการ',
    en: '{withdrawals:withdrawal is|withdrawals are} still open',
  },
  notClosedYet: {
    th: 'ยังมีเอเย่นต์ใต้สายที่ไม่ได้ปิด {agents} ราย',
    en: '{agents:agent below is|agents below are} not closed yet',
  },
  closeAgent: { th: 'ปิดเอเย่นต์', en: 'Close the agent' },
  closedForGood: { th: 'เอเย่นต์นี้ปิดถาวรแล้ว แก้ไขไม่ได้', en: 'This agent is closed for good and cannot be changed' },
  thisSettingIsNotKnown: { th: 'ไม่รู้จักการตั้งค่านี้', en: 'This setting is not known' },
  noValueWasChanged: { th: 'ไม่มีค่าที่เปลี่ยนแปลง', en: 'No value was changed' },
  somebodyElseChangedThisPleaseReload: {
    th: 'ข้อมูลถูกแก้ไขโดยผู้ใช้อื่น กรุณาโหลดใหม่',
    en: 'Somebody else changed this, please reload',
  },
  mustNotExceed: { th: '{label} ต้องไม่เกิน {other}', en: '{label} may not be more than {other}' },
});
