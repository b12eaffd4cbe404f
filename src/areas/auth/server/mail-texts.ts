import { type AccountNotice, noticeText } from '#contract/account-notice.ts';
import { bangkokTime } from '#contract/time.ts';
import type { Letter } from '#server/providers/mail.ts';
import { linkMinutes } from './links.ts';

/** The variable parts of a letter. */
export interface LetterParts {
  readonly to: string;
  /** Product name, from the manifest. */
  readonly brand: string;
  /** Address of the product without a trailing slash. */
  readonly base: string;
  readonly token: string;
}

const hours = linkMinutes['confirm-email'] / 60;
const minutes = linkMinutes['reset-password'];
const renewalHours = linkMinutes.renewal / 60;
const invitationHours = linkMinutes.invitation / 60;

/** A letter to the owner of an account with a user name. */
type Named = LetterParts & { readonly username: string };
type Event = Pick<AccountNotice, 'kind' | 'detail' | 'by' | 'username'> & { readonly at: Date };

/** Letters never contain text typed by the requester: the form mails any address, and must not be usable for spam. */
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
  invite: ({ to, brand, base, token, username }: Named): Letter => ({
    to,
    subject: `บัญชี ${brand} ของคุณ · Your ${brand} account`,
    text: `มีการเปิดบัญชี ${brand} ให้คุณ ชื่อผู้ใช้ ${username}
กรุณาเปิดลิงก์เพื่อตั้งรหัสผ่านภายใน ${invitationHours} ชั่วโมง ลิงก์ใช้ได้ครั้งเดียว:

${base}/login#reset=${token}

หากลิงก์หมดอายุ ขอลิงก์ใหม่ได้ที่ ${base}/forgot

---

A ${brand} account was opened for you; your user name is ${username}.
Open the link above within ${invitationHours} hours to choose a password; it works once.
If it has expired, ask for another one at the second address above.
`,
  }),
  renew: ({ to, brand, base, token, username }: Named): Letter => ({
    to,
    subject: `ตั้งรหัสผ่านใหม่สำหรับ ${brand} · Set a new password`,
    text: `ผู้ดูแลยกเลิกรหัสผ่านของบัญชี ${username} ใน ${brand} และขอให้คุณตั้งใหม่
กรุณาเปิดลิงก์ภายใน ${renewalHours} ชั่วโมง ลิงก์ใช้ได้ครั้งเดียว:

${base}/login#reset=${token}

หากลิงก์หมดอายุ ขอลิงก์ใหม่ได้ที่ ${base}/forgot

---

An administrator cancelled the password of your ${brand} account ${username}.
Open the link above within ${renewalHours} hours to choose another; it works once.
If it has expired, ask for another one at the second address above.
`,
  }),
  notice: ({ to, brand, base, at, ...event }: Omit<LetterParts, 'token'> & Event): Letter => {
    const { th, en } = noticeText(event);
    const when = bangkokTime(at);
    return {
      to,
      subject: `แจ้งการเปลี่ยนแปลงบัญชี ${event.username} · ${brand}`,
      text: `บัญชี ${event.username} ใน ${brand}
${when} (เวลาไทย): ${th}

หากไม่ควรเกิดขึ้น กรุณาแจ้งเจ้าของระบบทันที และตรวจสอบที่ ${base}

---

Account ${event.username} of ${brand}
${when} (Bangkok): ${en}

If this should not have happened, tell an owner of the system at once.
`,
    };
  },
};
