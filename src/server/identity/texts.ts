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
  noPerson: {
    th: 'ต้องให้คนยืนยันตัวตนด้วยรหัสผ่าน คีย์ API ทำไม่ได้',
    en: 'A person has to prove who they are for this; an API key cannot',
  },
  keyRevoked: { th: 'คีย์ถูกเพิกถอนแล้ว', en: 'The key is revoked' },
  keyExpired: { th: 'คีย์หมดอายุแล้ว', en: 'The key has expired' },
  keyReplaced: { th: 'คีย์เดิมที่ถูกเปลี่ยนไปแล้ว', en: 'The secret was replaced by another' },
  keyResponsible: {
    th: 'ผู้รับผิดชอบคีย์ถูกระงับ',
    en: 'Whoever answers for the key may not sign in',
  },
  keyAddress: { th: 'ส่งจากที่อยู่ที่คีย์ไม่อนุญาต', en: 'It came from an address that the key does not allow' },
  keyMistyped: { th: 'คีย์พิมพ์ผิดหรือไม่ครบ', en: 'The key is mistyped or cut off' },
  keyUnknown: { th: 'ไม่มีคีย์นี้', en: 'There is no such key' },
  keyPause: {
    th: 'คีย์ที่ใช้ไม่ได้ถูกส่งมาจากที่อยู่นี้บ่อยเกินไป ลองใหม่ใน {seconds} วินาที',
    en: 'Too many keys that do not work came from this address: try again in {seconds:second|seconds}',
  },
  enterYourPassword: { th: 'กรุณาใส่รหัสผ่านของคุณ', en: 'Enter your password' },
  thePasswordIsWrong: { th: 'รหัสผ่านไม่ถูกต้อง', en: 'The password is wrong' },
  signInAnew: {
    th: 'กรุณาออกจากระบบแล้วเข้าใหม่ก่อนโอนเงิน (ต้องเข้าสู่ระบบไม่เกิน {minutes} นาที)',
    en: 'Sign out and in again before moving money (signed in at most {minutes:minute|minutes} ago)',
  },
});
