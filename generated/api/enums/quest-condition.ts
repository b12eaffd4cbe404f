// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Option } from '#contract/field.ts';

export type QuestCondition =
  | 'deposit_amount' | 'deposit_count' | 'valid_turnover' | 'bet_count' | 'win_amount' | 'loss_amount' |
  'play_provider' | 'play_game' | 'login_days' | 'invite_friends';

export const questConditionOptions: readonly Option[] = [
  { value: 'deposit_amount', label: { th: 'ฝากสะสม (บาท)', en: 'Deposits (baht)' } },
  { value: 'deposit_count', label: { th: 'จำนวนครั้งฝาก', en: 'Number of deposits' } },
  { value: 'valid_turnover', label: { th: 'ยอดเทิร์น (บาท)', en: 'Valid turnover (baht)' } },
  { value: 'bet_count', label: { th: 'จำนวนรอบเดิมพัน', en: 'Number of bets' } },
  { value: 'win_amount', label: { th: 'ชนะสะสม (บาท)', en: 'Winnings (baht)' } },
  { value: 'loss_amount', label: { th: 'ยอดเสียสะสม (บาท)', en: 'Losses (baht)' } },
  { value: 'play_provider', label: { th: 'เล่นค่ายที่กำหนด (รอบ)', en: 'Rounds with a provider' } },
  { value: 'play_game', label: { th: 'เล่นเกมที่กำหนด (รอบ)', en: 'Rounds of a game' } },
  { value: 'login_days', label: { th: 'เข้าระบบ (วัน)', en: 'Days signed in' } },
  { value: 'invite_friends', label: { th: 'แนะนำเพื่อน (คน)', en: 'Friends invited' } },
];
