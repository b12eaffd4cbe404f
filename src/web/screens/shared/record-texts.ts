import { defineTexts } from '#web/locale/language.ts';

/** Of a record and what has become of it. */
export const useRecordText = defineTexts(
  {
    timeline: 'ประวัติ',
    history: 'ประวัติการแก้ไข',
    noTimeline: 'ยังไม่มีประวัติ',
    missing: 'ไม่พบข้อมูล',
    missingHint: 'รายการนี้อาจถูกลบ หรือคุณไม่มีสิทธิ์ดู',
  },
  {
    timeline: 'History',
    history: 'Changes',
    noTimeline: 'No history yet',
    missing: 'Not found',
    missingHint: 'It may have been deleted, or you may not see it',
  },
);
