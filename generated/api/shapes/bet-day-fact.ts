// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { FieldShape } from '#contract/field.ts';
import { betDayGameShape } from '../shapes/bet-day-game.ts';

export const betDayFactShape: FieldShape = {
  name: 'BetDayFact',
  fields: [
    { name: 'reference', kind: 'code', label: { th: 'เลขอ้างอิงของผู้ส่ง', en: 'Reference of the sender' }, required: true },
    { name: 'username', kind: 'string', label: { th: 'ยูสเซอร์เนม', en: 'Username' }, required: true, maxLength: 16 },
    { name: 'sub_provider_code', kind: 'code', label: { th: 'รหัสค่ายย่อย', en: 'Sub-provider code' }, required: true, maxLength: 24 },
    { name: 'day', kind: 'date', label: { th: 'วันที่', en: 'Day' }, required: true },
    { name: 'revision', kind: 'integer', label: { th: 'ครั้งที่แก้ไข', en: 'Revision' }, required: true, min: 1 },
    { name: 'bet_count', kind: 'integer', label: { th: 'จำนวนบิล', en: 'Bets' }, required: true, min: 0 },
    { name: 'turnover', kind: 'money', label: { th: 'ยอดเดิมพัน', en: 'Turnover' }, required: true, min: '0.00' },
    { name: 'valid_turnover', kind: 'money', label: { th: 'ยอดเทิร์น', en: 'Valid turnover' }, required: true, min: '0.00' },
    { name: 'payout', kind: 'money', label: { th: 'ยอดจ่าย', en: 'Payout' }, required: true, min: '0.00' },
    { name: 'games', kind: 'list', label: { th: 'แยกตามเกม', en: 'By game' }, nullable: true, minLength: 1, maxLength: 200, item: { kind: 'shape', shape: betDayGameShape } },
  ],
};
