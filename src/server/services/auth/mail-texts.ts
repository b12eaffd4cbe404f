import type { Letter } from '../../providers/mail.ts';
import { linkMinutes } from './links.ts';

/** What a letter is about. */
export interface LetterParts {
  readonly to: string;
  /** Name of the product, from the manifest. */
  readonly brand: string;
  /** Address of the product without a slash at its end. */
  readonly base: string;
  readonly token: string;
}

const hours = linkMinutes['confirm-email'] / 60;
const minutes = linkMinutes['reset-password'];

/** Nothing that a stranger typed is in a letter: a form that sends mail to anybody must not carry anybody's words. */
export const letters = {
  confirm: ({ to, brand, base, token }: LetterParts): Letter => ({
    to,
    subject: `ยืนยันอีเมลสำหรับ ${brand} · Confirm your e-mail`,
    text: `มีการสมัครใช้งาน ${brand} ด้วยอีเมลนี้
กรุณาเปิดลิงก์เพื่อยืนยันอีเมลภายใน ${hours} ชั่วโมง จากนั้นรอผู้ดูแลอนุมัติ:

${base}/login#confirm=${token}

หากคุณไม่ได้สมัคร อย่าเปิดลิงก์และไม่ต้องทำอะไร

---

Somebody registered for ${brand} with this address.
Open the link above within ${hours} hours to confirm it, then wait for an administrator's approval.
If it was not you, do not open the link; nothing else needs to be done.
`,
  }),
  exists: ({ to, brand, base }: Omit<LetterParts, 'token'>): Letter => ({
    to,
    subject: `คุณมีบัญชี ${brand} อยู่แล้ว · You already have an account`,
    text: `มีการสมัครใช้งาน ${brand} ด้วยอีเมลนี้ แต่คุณมีบัญชีอยู่แล้ว
หากลืมรหัสผ่าน ขอลิงก์ตั้งรหัสผ่านใหม่ได้ที่:

${base}/forgot

หากคุณไม่ได้สมัคร ไม่ต้องทำอะไร บัญชีของคุณไม่มีการเปลี่ยนแปลง

---

Somebody registered for ${brand} with this address, but you already have an account.
If you forgot your password, ask for a new one at the address above.
If it was not you, nothing needs to be done; your account is unchanged.
`,
  }),
  reset: ({ to, brand, base, token }: LetterParts): Letter => ({
    to,
    subject: `ตั้งรหัสผ่านใหม่สำหรับ ${brand} · Set a new password`,
    text: `มีการขอตั้งรหัสผ่านใหม่สำหรับบัญชี ${brand} ของคุณ
กรุณาเปิดลิงก์ภายใน ${minutes} นาที ลิงก์ใช้ได้ครั้งเดียว:

${base}/login#reset=${token}

หากคุณไม่ได้ขอ ไม่ต้องทำอะไร รหัสผ่านของคุณไม่มีการเปลี่ยนแปลง

---

Somebody asked for a new password for your ${brand} account.
Open the link above within ${minutes} minutes; it works once.
If it was not you, nothing needs to be done; your password is unchanged.
`,
  }),
};
