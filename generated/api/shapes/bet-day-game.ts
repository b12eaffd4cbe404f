// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { FieldShape } from '#contract/field.ts';

export const betDayGameShape: FieldShape = {
  name: 'BetDayGame',
  fields: [
    { name: 'game_code', kind: 'code', label: { th: 'รหัสเกม', en: 'Game code' }, required: true },
    { name: 'bet_count', kind: 'integer', label: { th: 'จำนวนบิล', en: 'Bets' }, required: true, min: 0 },
    { name: 'turnover', kind: 'money', label: { th: 'ยอดเดิมพัน', en: 'Turnover' }, required: true, min: '0.00' },
    { name: 'valid_turnover', kind: 'money', label: { th: 'ยอดเทิร์น', en: 'Valid turnover' }, required: true, min: '0.00' },
    { name: 'payout', kind: 'money', label: { th: 'ยอดจ่าย', en: 'Payout' }, required: true, min: '0.00' },
    { name: 'biggest_win', kind: 'money', label: { th: 'ชนะสูงสุด', en: 'Biggest win' }, nullable: true, min: '0.00' },
  ],
};
