// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Titles } from '#contract/screen.ts';

export const titles: Titles = {
  '/member/winloss-summary': { th: 'แพ้/ชนะ สมาชิก', en: 'Member win/loss' },
  '/member/winloss-summary-provider': { th: 'แพ้/ชนะ สมาชิก แยกค่าย', en: 'Member win/loss by provider' },
  '/member/deposit-withdraw': { th: 'ฝาก-ถอน สมาชิก', en: 'Member deposits and withdrawals' },
};
