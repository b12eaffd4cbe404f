import { defineTexts } from '#web/locale/language.ts';

/** Texts of cells that are edited where they are. */
export const useEditText = defineTexts(
  {
    edit: (label: string, name: string) => `แก้ไข${label}ของ ${name} (F2)`,
    input: (label: string, name: string) => `${label} ของ ${name}`,
    keys: 'Enter บันทึก · Esc ยกเลิก · Tab ช่องถัดไป',
    saving: 'กำลังบันทึก',
    overtaken: (now: string) => `มีการแก้ไขไปแล้ว ตอนนี้เป็น “${now}” กด Enter เพื่อใช้ค่าที่พิมพ์ หรือ Esc เพื่อคงไว้`,
    overtakenBy: (by: string, at: string, now: string) =>
      `${by} แก้ไขไปแล้วเมื่อ ${at} ตอนนี้เป็น “${now}” กด Enter เพื่อใช้ค่าที่พิมพ์ หรือ Esc เพื่อคงไว้`,
    kept: (why: string) => `${why} · สิ่งที่พิมพ์ยังอยู่ กด Enter เพื่อลองอีกครั้ง`,
    nothing: 'ว่าง',
  },
  {
    edit: (label, name) => `Edit ${label} of ${name} (F2)`,
    input: (label, name) => `${label} of ${name}`,
    keys: 'Enter saves · Esc cancels · Tab goes on',
    saving: 'Saving',
    overtaken: (now) => `Changed meanwhile: it is “${now}” now. Enter saves what you typed, Esc leaves it`,
    overtakenBy: (by, at, now) =>
      `${by} changed it at ${at}: it is “${now}” now. Enter saves what you typed, Esc leaves it`,
    kept: (why) => `${why} · what you typed is still here, Enter tries again`,
    nothing: 'empty',
  },
);
