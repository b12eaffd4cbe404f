// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { FieldShape } from '#contract/field.ts';

export const playedWithShape: FieldShape = {
  name: 'PlayedWith',
  fields: [
    { name: 'name', kind: 'string', label: { th: 'ค่าย', en: 'Provider' }, required: true },
    { name: 'turnover', kind: 'money', label: { th: 'ยอดเดิมพัน', en: 'Turnover' }, required: true },
    { name: 'valid_turnover', kind: 'money', label: { th: 'เทิร์น', en: 'Valid turnover' }, required: true },
    { name: 'winloss', kind: 'money', label: { th: 'แพ้ชนะ', en: 'Win/loss' }, required: true },
    { name: 'bet_count', kind: 'integer', label: { th: 'จำนวนเดิมพัน', en: 'Bets' }, required: true },
  ],
};
