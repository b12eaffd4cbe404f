// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Titles } from '#contract/route.ts';

export const titles: Titles = {
  '/agent/daily-summary': { th: 'สรุปรายวัน', en: 'Daily summary' },
  '/agent/deposit-withdraw': { th: 'ฝาก-ถอน เอเย่นต์', en: 'Agent deposits and withdrawals' },
  '/agent/deposit-withdraw-daily': { th: 'ฝาก-ถอน รายวัน', en: 'Daily deposits and withdrawals' },
  '/agent/detail': { th: 'รายละเอียดเอเย่นต์', en: 'Agent' },
  '/agent/manage': { th: 'จัดการเอเย่นต์', en: 'Agents' },
  '/agent/monthly-summary': { th: 'สรุปรายเดือน', en: 'Monthly summary' },
  '/agent/winloss-summary': { th: 'แพ้/ชนะ เอเย่นต์', en: 'Agent win/loss' },
  '/agent/winloss-summary-provider': { th: 'แพ้/ชนะ แยกค่ายเกม', en: 'Agent win/loss by provider' },
};
