import { texts } from '../base/text-catalogue.ts';

/** Messages of this room. */
export const identityTexts = texts('identity', {
  thisPersonsPasswordIsManagedBy: {
    th: 'รหัสผ่านของผู้ใช้นี้จัดการที่บริการยืนยันตัวตนภายนอก',
    en: "This person's password is managed by an identity service",
  },
  theAccountWaitsForApproval: { th: 'บัญชีรออนุมัติ', en: 'The account waits for approval' },
  theAccountIsSuspendedPleaseAsk: {
    th: 'บัญชีถูกระงับ กรุณาติดต่อผู้ดูแล',
    en: 'The account is suspended, please ask an administrator',
  },
  pleaseConfirmYourEMailAddress: {
    th: 'กรุณายืนยันอีเมลจากลิงก์ที่เราส่งให้ก่อน',
    en: 'Please confirm your e-mail address by the link that we sent',
  },
  yourRoleIsSwitchedOffPlease: {
    th: 'ตำแหน่งของคุณถูกปิดใช้งาน กรุณาติดต่อผู้ดูแล',
    en: 'Your role is switched off, please ask an administrator',
  },
  nobodyMaySignInFromThis: { th: 'ไม่อนุญาตให้เข้าสู่ระบบจากเครือข่ายนี้', en: 'Nobody may sign in from this network' },
  tryAgainIn: { th: 'ลองใหม่อีกครั้งใน {seconds} วินาที', en: 'Try again in {seconds:second|seconds}' },
  thisLinkCanNoLongerBe: { th: 'ลิงก์นี้ใช้ไม่ได้แล้ว', en: 'This link can no longer be used' },
  thereAreNoRolesInThe: { th: 'ยังไม่มีตำแหน่งในระบบ', en: 'There are no roles in the system yet' },
  enterYourPassword: { th: 'กรุณาใส่รหัสผ่านของคุณ', en: 'Enter your password' },
  thePasswordIsWrong: { th: 'รหัสผ่านไม่ถูกต้อง', en: 'The password is wrong' },
  signInAnew: {
    th: 'กรุณาออกจากระบบแล้วเข้าใหม่ก่อนโอนเงิน (ต้องเข้าสู่ระบบไม่เกิน {minutes} นาที)',
    en: 'Sign out and in again before moving money (signed in at most {minutes:minute|minutes} ago)',
  },
});
