import type { Language } from '#contract/text.ts';
import type { Texts } from '#web/locale/language.ts';

const th = {
  undo: 'เลิกทำ',
  changed: (what: string, name: string) => `แก้ไข${what}ของ “${name}” แล้ว`,
  more: (count: number) => ` และอีก ${count} ช่อง`,
  moved: 'จัดลำดับใหม่แล้ว',
  undone: (message: string) => `เลิกทำแล้ว: ${message}`,
  overtakenBy: (by: string, at: string) => `เลิกทำไม่ได้ เพราะ ${by} แก้ไขไปแล้วเมื่อ ${at} ไม่มีอะไรเปลี่ยนแปลง`,
  failed: (why: string) => `เลิกทำไม่สำเร็จ · ${why}`,
  partly: (done: number, all: number, why: string) => `เลิกทำได้ ${done} จาก ${all} รายการ · ${why}`,
};

const en: Texts<typeof th> = {
  undo: 'Undo',
  changed: (what, name) => `${what} of “${name}” changed`,
  more: (count) => ` and ${count} more`,
  moved: 'New order saved',
  undone: (message) => `Undone: ${message}`,
  overtakenBy: (by, at) => `Not undone: ${by} changed it at ${at}. Nothing was changed`,
  failed: (why) => `Not undone · ${why}`,
  partly: (done, all, why) => `${done} of ${all} undone · ${why}`,
};

/** Texts of what was changed and can be undone, fetched with the first change: code outside components says them. */
export const undoTexts: Readonly<Record<Language, Texts<typeof th>>> = { th, en };
