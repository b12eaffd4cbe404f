import { defineTexts } from '#web/locale/language.ts';

export const usePieceText = defineTexts(
  {
    save: 'บันทึก',
    undo: 'ย้อนกลับที่แก้',
    unsaved: 'มีการแก้ไขที่ยังไม่ได้บันทึก',
    notSaved: 'ยังไม่ได้บันทึก สิ่งที่คุณแก้ไขยังอยู่ครบ',
    kept: 'สิ่งที่คุณแก้ไขยังอยู่ครบ',
    behind: 'มีผู้อื่นบันทึกส่วนนี้ไปก่อน',
    behindBy: (by: string, at: string) => `${by} บันทึกส่วนนี้เมื่อ ${at}`,
    keepMine: 'นำที่ฉันแก้วางบนข้อมูลล่าสุด',
    takeTheirs: 'ใช้ข้อมูลล่าสุด',
    added: (count: number) => `+${count}`,
    removed: (count: number) => `−${count}`,
    addedLong: (count: number) => `เพิ่ม ${count}`,
    removedLong: (count: number) => `ลบ ${count}`,
  },
  {
    save: 'Save',
    undo: 'Undo changes',
    unsaved: 'There are unsaved changes',
    notSaved: 'Not saved; what you changed is still here',
    kept: 'What you changed is still here',
    behind: 'Somebody else saved this part first',
    behindBy: (by, at) => `${by} saved this part at ${at}`,
    keepMine: 'Put mine on top of it',
    takeTheirs: 'Take what is stored',
    added: (count) => `+${count}`,
    removed: (count) => `−${count}`,
    addedLong: (count) => `${count} added`,
    removedLong: (count) => `${count} removed`,
  },
);
