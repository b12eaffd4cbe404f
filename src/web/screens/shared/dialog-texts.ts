import { defineTexts } from '#web/locale/language.ts';

/** Texts of confirmations, fetched with them. */
export const useDialogText = defineTexts(
  {
    fresh: 'กำลังอ่านข้อมูลล่าสุด',
    unknownResult: 'ยังไม่ทราบผลของรายการนี้ กรุณาตรวจสอบสถานะล่าสุดด้านล่างก่อนทำซ้ำ',
    sendAgain: 'ส่งคำสั่งเดิมอีกครั้ง (ระบบทำเพียงครั้งเดียว)',
    changedSince: 'รายการนี้เปลี่ยนไปแล้ว จึงทำรายการนี้ไม่ได้อีก',
    conflict: (by: string, action: string, at: string) => `${by} ทำรายการ “${action}” ไปแล้วเมื่อ ${at}`,
    changed: 'เปลี่ยนแปลงข้อมูล',
    bulkRun: (done: number, all: number) => `ทำแล้ว ${done} จาก ${all}`,
    bulkStop: 'หยุดส่วนที่เหลือ',
    bulkOk: 'สำเร็จ',
    bulkFailed: 'ไม่สำเร็จ',
    bulkUnknown: 'ไม่ทราบผล',
    bulkWaiting: 'รอ',
    bulkSkipped: 'ข้าม',
    bulkSummary: (ok: number, failed: number, rest: number) => `สำเร็จ ${ok} ไม่สำเร็จ ${failed} ไม่ได้ทำ ${rest}`,
  },
  {
    fresh: 'Reading the latest data',
    unknownResult: 'The result is not known yet. Check the latest status below before trying again',
    sendAgain: 'Send the same order again (it is carried out once)',
    changedSince: 'The record has changed since, so this can no longer be done',
    conflict: (by, action, at) => `${by} did “${action}” at ${at}`,
    changed: 'change the record',
    bulkRun: (done, all) => `${done} of ${all} done`,
    bulkStop: 'Stop the rest',
    bulkOk: 'Done',
    bulkFailed: 'Failed',
    bulkUnknown: 'Unknown',
    bulkWaiting: 'Waiting',
    bulkSkipped: 'Skipped',
    bulkSummary: (ok, failed, rest) => `${ok} done, ${failed} failed, ${rest} not tried`,
  },
);
