import { defineTexts } from '#web/locale/language.ts';

/** Texts of a gateway account's balance. */
export const useBalanceText = defineTexts(
  {
    books: 'ยอดตามระบบ',
    asOf: (when: string) => `อัปเดต ${when}`,
    available: 'ใช้ได้',
    pending: 'รอเคลียร์',
    atGateway: 'ยอดที่เกตเวย์',
    checkedAt: (when: string) => `ตรวจเมื่อ ${when}`,
    notAsked: 'ยังไม่ได้ตรวจกับเกตเวย์',
    low: 'ต่ำกว่าเกณฑ์แจ้งเตือน',
    history: 'ยอด 24 ชั่วโมงล่าสุด',
    noHistory: 'ยังไม่มีการเคลื่อนไหวของยอด',
    threshold: (amount: string) => `แจ้งเตือนเมื่อต่ำกว่า ${amount}`,
    now: 'ขณะนี้',
    range: (least: string, most: string) => `ต่ำสุด ${least} · สูงสุด ${most}`,
    described: (now: string, least: string, most: string) => `ยอด 24 ชั่วโมงล่าสุด ขณะนี้ ${now} ต่ำสุด ${least} สูงสุด ${most}`,
    account: (name: string) => `ยอดของ ${name}`,
  },
  {
    books: 'Balance in our books',
    asOf: (when) => `as of ${when}`,
    available: 'Available',
    pending: 'Not cleared',
    atGateway: 'At the gateway',
    checkedAt: (when) => `asked at ${when}`,
    notAsked: 'The gateway has not been asked',
    low: 'Below the alert',
    history: 'The last 24 hours',
    noHistory: 'The balance has not changed yet',
    threshold: (amount) => `Alert below ${amount}`,
    now: 'now',
    range: (least, most) => `lowest ${least} · highest ${most}`,
    described: (now, least, most) => `Balance over the last 24 hours: ${now} now, ${least} at least, ${most} at most`,
    account: (name) => `Balance of ${name}`,
  },
);
