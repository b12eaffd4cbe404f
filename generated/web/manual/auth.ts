// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Titles } from '#contract/route.ts';

export const manual: Titles = {
  '/change-password': {
    th: 'ใส่รหัสผ่านปัจจุบัน ตั้งรหัสผ่านใหม่ให้ยาวอย่างน้อย 15 ตัวอักษร แล้วกด “เปลี่ยนรหัสผ่าน” ห้ามมีชื่อ อีเมล หรือชื่อระบบอยู่ในรหัส เปลี่ยนแล้วทุกอุปกรณ์รวมถึงเครื่องนี้จะถูกออกจากระบบ ต้องเข้าสู่ระบบใหม่',
    en:
      'Enter the current password, choose a new one of at least 15 characters and press “Change password”. It may not hold your name, e-mail or the name of the system. Afterwards every device, this one too, is signed out and you sign in again.',
  },
};
