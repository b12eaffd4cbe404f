import { defineTexts } from '#web/locale/language.ts';

export const useBoardText = defineTexts(
  {
    view: 'มุมมอง',
    board: 'กระดาน',
    table: 'ตาราง',
    hint: 'ลากใบขอไปยังช่องถัดไป หรือกด Alt + ← → บนใบขอ',
    none: 'ไม่มีใบขอ',
    from: 'จาก',
    nobody: 'ยังไม่มีผู้รับงาน',
    actual: 'โอนจริง',
    more: (count: number) => `อีก ${count} ใบ เปิดดูในตาราง`,
    minutes: (count: number) => `${count} นาที`,
    hours: (count: number) => `${count} ชม.`,
    days: (count: number) => `${count} วัน`,
  },
  {
    view: 'View',
    board: 'Board',
    table: 'Table',
    hint: 'Drag a ticket to its next column, or press Alt + ← → on it',
    none: 'No tickets',
    from: 'from',
    nobody: 'Nobody yet',
    actual: 'transferred',
    more: (count: number) => `${count} more: see the table`,
    minutes: (count: number) => `${count} min`,
    hours: (count: number) => `${count} h`,
    days: (count: number) => `${count} d`,
  },
);
