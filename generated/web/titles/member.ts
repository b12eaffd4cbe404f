// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Titles } from '#contract/route.ts';

export const titles: Titles = {
  '/member/deposit-withdraw': { th: 'ฝาก-ถอน สมาชิก', en: 'Member deposits and withdrawals' },
  '/member/users': { th: 'รายชื่อสมาชิก', en: 'Members' },
  '/member/wallet-history': { th: 'ประวัติกระเป๋า', en: 'Wallet history' },
  '/member/winloss-summary': { th: 'แพ้/ชนะ สมาชิก', en: 'Member win/loss' },
  '/member/winloss-summary-provider': { th: 'แพ้/ชนะ สมาชิก แยกค่าย', en: 'Member win/loss by provider' },
};
