import type { Text } from './text.ts';

interface Problem {
  /** HTTP status that carries the code. A missing record travels as 200: HTTP 404 would sign the person out. */
  readonly status: number;
  readonly text: Text;
}

/** Every `error` ≠ 0 that the server answers with. */
const problems = {
  400: { status: 400, text: { th: 'คำขอไม่ถูกต้อง', en: 'The request is malformed' } },
  401: {
    status: 401,
    text: { th: 'หมดเวลาการใช้งาน กรุณาลองใหม่อีกครั้ง', en: 'Your session has expired, please try again' },
  },
  403: { status: 403, text: { th: 'คุณไม่มีสิทธิ์ใช้งานส่วนนี้', en: 'You have no permission for this' } },
  404: { status: 200, text: { th: 'ไม่พบข้อมูล', en: 'Not found' } },
  408: {
    status: 408,
    text: { th: 'ส่งข้อมูลช้าเกินกำหนด กรุณาส่งใหม่', en: 'The request took too long to arrive, please send it again' },
  },
  409: {
    status: 409,
    text: { th: 'ข้อมูลถูกแก้ไขหรือสถานะเปลี่ยนแล้ว กรุณาโหลดใหม่', en: 'The record was changed in the meantime, please reload' },
  },
  413: { status: 413, text: { th: 'ข้อมูลมีขนาดใหญ่เกินกำหนด', en: 'The request is too large' } },
  414: { status: 414, text: { th: 'ที่อยู่ยาวเกินกำหนด', en: 'The address is too long' } },
  415: { status: 415, text: { th: 'ชนิดของข้อมูลไม่รองรับ', en: 'The content type is not supported' } },
  422: { status: 422, text: { th: 'กรุณาตรวจสอบข้อมูลที่กรอก', en: 'Please check what you entered' } },
  423: { status: 423, text: { th: 'รายการนี้กำลังถูกดำเนินการโดยผู้ใช้อื่น', en: 'Someone else is working on this record' } },
  429: { status: 429, text: { th: 'ทำรายการถี่เกินไป กรุณารอสักครู่', en: 'Too many requests, please wait a moment' } },
  431: { status: 431, text: { th: 'ส่วนหัวของคำขอมีขนาดใหญ่เกินกำหนด', en: 'The head of the request is too large' } },
  500: { status: 500, text: { th: 'ระบบขัดข้อง กรุณาลองใหม่', en: 'Something went wrong, please try again' } },
  502: { status: 502, text: { th: 'ผู้ให้บริการปลายทางขัดข้อง', en: 'The provider failed' } },
  503: {
    status: 503,
    text: { th: 'ระบบไม่พร้อมให้บริการ กรุณาลองใหม่', en: 'The service is unavailable, please try again' },
  },
  504: {
    status: 504,
    text: { th: 'ปลายทางไม่ตอบกลับ ยังไม่ทราบผล', en: 'The provider did not answer, the result is unknown' },
  },
} as const satisfies Readonly<Record<number, Problem>>;

export type ProblemCode = keyof typeof problems;

/** HTTP status under which a code travels: `problemStatus(404)` → 200. */
export function problemStatus(code: ProblemCode): number {
  return problems[code].status;
}

/** What a person reads: `problemText(422).th` → `กรุณาตรวจสอบข้อมูลที่กรอก`. */
export function problemText(code: ProblemCode): Text {
  return problems[code].text;
}

/** Is this number one of our codes? */
export function isProblemCode(code: number): code is ProblemCode {
  return code in problems;
}
