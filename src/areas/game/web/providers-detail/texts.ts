import { defineTexts } from '#web/locale/language.ts';

export const useProviderText = defineTexts(
  {
    code: 'รหัส',
    name: 'ชื่อ',
    type: 'หมวด',
    games: 'เกม',
    status: 'สถานะ',
    on: 'เปิด',
    off: 'ปิด',
    changed: (n: string) => `เปลี่ยน ${n} รายการ ยังไม่ได้บันทึก`,
    save: 'บันทึกค่ายย่อย',
    saved: 'บันทึกสำเร็จ',
    switch: (name: string) => `เปิดใช้ ${name}`,
  },
  {
    code: 'Code',
    name: 'Name',
    type: 'Category',
    games: 'Games',
    status: 'Status',
    on: 'On',
    off: 'Off',
    changed: (n) => `${n} changed, not saved yet`,
    save: 'Save sub-providers',
    saved: 'Saved',
    switch: (name) => `${name} is on`,
  },
);
