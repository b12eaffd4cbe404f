import { defineTexts } from '#web/locale/language.ts';

export const useIgnText = defineTexts(
  {
    title: 'ส่งออก IGN',
    usernames: 'ยูสเซอร์ (วางได้หลายบรรทัด)',
    usernamesHint: 'เว้นว่าง = ทุกคนในเอเย่นต์',
    pasted: (count: string) => `${count} ยูสเซอร์`,
    preview: 'ดูตัวอย่าง',
    download: 'ดาวน์โหลด',
    found: (shown: string, total: string) => `แสดง ${shown} จาก ${total} รายการ`,
    none: 'ไม่พบชื่อในเกมตามเงื่อนไข',
    start: 'เลือกเอเย่นต์และค่ายเกม แล้วกด “ดูตัวอย่าง”',
    tooMany: 'ใส่ได้ไม่เกิน 20,000 ยูสเซอร์',
  },
  {
    title: 'Export in-game names',
    usernames: 'Usernames (one a line)',
    usernamesHint: 'Empty = everybody of the agent',
    pasted: (count) => `${count} usernames`,
    preview: 'Preview',
    download: 'Download',
    found: (shown, total) => `${shown} of ${total} rows`,
    none: 'No in-game names match',
    start: 'Choose an agent and a provider, then press “Preview”',
    tooMany: 'At most 20,000 usernames',
  },
);
