import { texts } from '#server/base/text-catalogue.ts';

/** Messages of this area. */
export const authTexts = texts('auth', {
  theCurrentPasswordIsWrong: { th: 'รหัสผ่านปัจจุบันไม่ถูกต้อง', en: 'The current password is wrong' },
  samePassword: {
    th: 'รหัสผ่านใหม่ต้องไม่ซ้ำกับรหัสผ่านเดิม',
    en: 'The new password must differ from the old one',
  },
  yourEMailAddressIsConfirmed: {
    th: 'ยืนยันอีเมลแล้ว กรุณารอผู้ดูแลอนุมัติ',
    en: "Your e-mail address is confirmed: please wait for an administrator's approval",
  },
  theIdentityServiceCannotBeReached: {
    th: 'ติดต่อผู้ให้บริการยืนยันตัวตนไม่ได้ กรุณาลองใหม่',
    en: 'The identity service cannot be reached, please try again',
  },
  emailUnverified: { th: 'อีเมลนี้ยังไม่ได้รับการยืนยัน', en: 'This e-mail address is not verified' },
  resetSent: {
    th: 'หากอีเมลนี้มีอยู่ในระบบ เราได้ส่งลิงก์ตั้งรหัสผ่านใหม่แล้ว',
    en: 'If we know this address, we have sent it a link to set a new password',
  },
  thisLinkHasExpiredOrWas: { th: 'ลิงก์นี้หมดอายุหรือถูกใช้ไปแล้ว', en: 'This link has expired or was used before' },
  linkSpentAskAgain: {
    th: 'ลิงก์นี้หมดอายุหรือถูกใช้ไปแล้ว กรุณาขอลิงก์ใหม่',
    en: 'This link has expired or was used before, please ask for another',
  },
  thePasswordMayHoldNeitherYour: {
    th: 'รหัสผ่านต้องไม่มีชื่อของคุณ อีเมล หรือชื่อระบบอยู่ในนั้น',
    en: 'The password may hold neither your name, your e-mail address nor the name of the system',
  },
  thisPasswordIsCommonOrEasy: {
    th: 'รหัสผ่านนี้พบบ่อยหรือเดาง่าย กรุณาใช้วลีที่ยาวและไม่ซ้ำใคร',
    en: 'This password is common or easy to guess: use a long phrase of your own',
  },
  theTwoPasswordsDiffer: { th: 'รหัสผ่านทั้งสองช่องไม่ตรงกัน', en: 'The two passwords differ' },
  pleaseAcceptTheTerms: { th: 'กรุณายอมรับเงื่อนไข', en: 'Please accept the terms' },
  registered: {
    th: 'สมัครสำเร็จ กรุณายืนยันอีเมลจากลิงก์ที่เราส่งให้ แล้วรอผู้ดูแลอนุมัติ',
    en: "You are registered: confirm your e-mail address by the link that we sent, then wait for an administrator's approval",
  },
  theNewPasswordIsSetPlease: { th: 'ตั้งรหัสผ่านใหม่แล้ว กรุณาเข้าสู่ระบบ', en: 'The new password is set, please sign in' },
  noGoogle: {
    th: 'ระบบนี้ไม่ได้เปิดใช้การเข้าสู่ระบบด้วย Google กรุณาใช้ชื่อผู้ใช้และรหัสผ่าน',
    en: 'Signing in with Google is not in use here: use your user name and password',
  },
  anIdentityServiceIsInUse: {
    th: 'ระบบนี้ใช้บริการยืนยันตัวตนภายนอก บัญชีและรหัสผ่านจัดการที่บริการนั้น',
    en: 'An identity service is in use here: accounts and passwords are managed there',
  },
  theOwnerWasCreated: { th: 'สร้างเจ้าของระบบแล้ว', en: 'The owner was created' },
  wrongUserNameOrPassword: { th: 'ชื่อผู้ใช้หรือรหัสผ่านไม่ถูกต้อง', en: 'Wrong user name or password' },
});
