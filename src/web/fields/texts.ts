import type { Text } from '#contract/text.ts';

/** Words of the field kinds as they are shown. Labels and units of a field come from the manifest. */
export const fieldTexts = {
  times: { th: 'เท่า', en: '×' },
  copy: { th: 'คัดลอก', en: 'Copy' },
  copied: { th: 'คัดลอกแล้ว', en: 'Copied' },
  more: { th: 'ดูทั้งหมด', en: 'Show all' },
  preview: { th: 'ดูรูปขนาดเต็ม', en: 'View full size' },
  from: { th: 'ตั้งแต่', en: 'From' },
  to: { th: 'ถึง', en: 'To' },
  today: { th: 'วันนี้', en: 'Today' },
  yesterday: { th: 'เมื่อวาน', en: 'Yesterday' },
  last7: { th: '7 วันล่าสุด', en: 'Last 7 days' },
  thisMonth: { th: 'เดือนนี้', en: 'This month' },
  lastMonth: { th: 'เดือนที่แล้ว', en: 'Last month' },
  last6Months: { th: '6 เดือนล่าสุด', en: 'Last 6 months' },
  thisYear: { th: 'ปีนี้', en: 'This year' },
  me: { th: 'ฉัน', en: 'Me' },
  items: { th: 'รายการ', en: 'items' },
  unseen: { th: 'ไม่มีสิทธิ์ดู', en: 'Not yours to see' },
} as const satisfies Record<string, Text>;

/** Of several that are chosen and not shown: ไม่มีสิทธิ์ดู 2 รายการ. */
export const unseenCount = (count: number): Text => ({
  th: `ไม่มีสิทธิ์ดู ${count} รายการ`,
  en: `${count} not yours to see`,
});

/** A choice and everything below it: CAT มาสเตอร์ → CAT มาสเตอร์ ทั้งสาย. */
export const wholeBranch = (label: string): Text => ({ th: `${label} ทั้งสาย`, en: `${label} and all below` });

/** A span that ends now: 60 → ชั่วโมงล่าสุด. */
export const lastMinutes = (minutes: number): Text =>
  minutes === 60 ? { th: 'ชั่วโมงล่าสุด', en: 'Last hour' } : { th: `${minutes} นาทีล่าสุด`, en: `Last ${minutes} minutes` };
