// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Option } from '#contract/field.ts';

export type ReportGroup =
  | 'master' | 'agent' | 'member' | 'provider' | 'sub_provider' | 'game_type' | 'game' | 'day' | 'hour' | 'month' |
  'agent_day' | 'member_day' | 'type_day' | 'agent_provider' | 'provider_month' | 'bet_day' | 'invoice';

export const reportGroupOptions: readonly Option[] = [
  { value: 'master', label: { th: 'มาสเตอร์', en: 'Master' } },
  { value: 'agent', label: { th: 'เอเย่นต์', en: 'Agent' } },
  { value: 'member', label: { th: 'สมาชิก', en: 'Member' } },
  { value: 'provider', label: { th: 'ค่ายเกม', en: 'Provider' } },
  { value: 'sub_provider', label: { th: 'ค่ายย่อย', en: 'Sub-provider' } },
  { value: 'game_type', label: { th: 'หมวดเกม', en: 'Game type' } },
  { value: 'game', label: { th: 'เกม', en: 'Game' } },
  { value: 'day', label: { th: 'รายวัน', en: 'By day' } },
  { value: 'hour', label: { th: 'รายชั่วโมง', en: 'By hour' } },
  { value: 'month', label: { th: 'รายเดือน', en: 'By month' } },
  { value: 'agent_day', label: { th: 'เอเย่นต์รายวัน', en: 'Agent by day' } },
  { value: 'member_day', label: { th: 'สมาชิกรายวัน', en: 'Member by day' } },
  { value: 'type_day', label: { th: 'หมวดเกมรายวัน', en: 'Game type by day' } },
  { value: 'agent_provider', label: { th: 'ค่ายแยกเอเย่นต์', en: 'Provider by agent' } },
  { value: 'provider_month', label: { th: 'ค่ายรายเดือน', en: 'Provider by month' } },
  { value: 'bet_day', label: { th: 'รายการเดิมพันรายวัน', en: 'Bets of each day' } },
  { value: 'invoice', label: { th: 'ใบแจ้งหนี้', en: 'Invoices' } },
];
