// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Titles } from '#contract/route.ts';

export const titles: Titles = {
  '/report/activeness': { th: 'ความเคลื่อนไหวสมาชิก', en: 'Activeness' },
  '/report/agent-raw': { th: 'ข้อมูลดิบเอเย่นต์', en: 'Agent raw data' },
  '/report/creditfree': { th: 'รายงานเครดิตฟรี', en: 'Free-credit report' },
  '/report/game-stats': { th: 'สถิติเกม', en: 'Game statistics' },
  '/report/member-raw': { th: 'ข้อมูลดิบสมาชิก', en: 'Member raw data' },
  '/report/provider-invoice': { th: 'ใบแจ้งหนี้ค่ายเกม', en: 'Provider invoice' },
  '/report/provider-invoice-daily': { th: 'ใบแจ้งหนี้ค่ายเกม รายวัน', en: 'Provider invoice by day' },
};
