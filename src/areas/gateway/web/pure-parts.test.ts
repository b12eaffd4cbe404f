import { expect, it } from 'vitest';
import { gatewayStatementLineFields as f } from '#generated/api/fields/gateway-statement-line.ts';
import { dayLength, historyLine, stepPath } from './balance/history-line.ts';
import { sidesOf } from './inquiry/sides.ts';
import type { InquiryAnswer } from './records.ts';
import { tableOf } from './statement/table-of.ts';

const matching: InquiryAnswer = {
  ...{ order_ref: 'G1', local_status: 'success', status: 'success', gateway_status: 'SUCCESS' },
  ...{ local_amount: null, amount: null, local_paid_at: null, paid_at: null, local_gateway_ref: null },
  ...{ gateway_ref: null, callback_at: null, callback: null, correction: 'none', raw: null },
};
const now = Date.parse('2026-02-02T12:00:00.000Z');
const log = (created_at: string, balance_before: string, balance_after: string) => ({
  created_at,
  balance_before,
  balance_after,
});

it('balance history line: starts with the balance before the first change and ends now', () => {
  const rows = [log('2026-02-02T10:00:00.000Z', '80.00', '75.50'), log('2026-02-02T01:00:00.000Z', '100.00', '80.00')];
  expect(historyLine(rows, now, true)).toEqual([
    { at: now - dayLength, amount: 100_00n },
    { at: Date.parse('2026-02-02T01:00:00.000Z'), amount: 80_00n },
    { at: Date.parse('2026-02-02T10:00:00.000Z'), amount: 75_50n },
    { at: now, amount: 75_50n },
  ]);
  // With more changes than rows, the earlier balance is unknown.
  expect(historyLine(rows, now, false)[0]?.at).toBe(Date.parse('2026-02-02T01:00:00.000Z'));
});

it('balance history line: a day without changes is flat; without any log row the line is empty', () => {
  const flat = historyLine([log('2026-02-01T02:00:00.000Z', '1.00', '9.00')], now, true);
  expect(flat.map(({ amount }) => amount)).toEqual([9_00n, 9_00n]);
  expect(historyLine([], now, true)).toEqual([]);
  expect(stepPath(flat, () => 1, Number)).toBe('M1.0 900.0H1.0V900.0');
});

it('inquiry sides: contradicting values are marked, values missing on one side are not', () => {
  const differing = (answer: Partial<InquiryAnswer>) =>
    sidesOf({ ...matching, ...answer })
      .filter(({ differs }) => differs)
      .map(({ field }) => field.name);
  expect(differing({})).toEqual([]);
  expect(differing({ local_status: 'unknown' })).toEqual(['status']);
  expect(differing({ local_amount: '10.00', amount: '10.01' })).toEqual(['pay_amount']);
  expect(differing({ local_amount: '10.00', amount: null })).toEqual([]);
  const paid_at = '2026-02-02T10:00:30.000Z';
  expect(differing({ local_paid_at: '2026-02-02T10:00:00.000Z', paid_at })).toEqual([]);
  expect(differing({ local_paid_at: '2026-02-02T09:00:00.000Z', paid_at })).toEqual(['paid_at']);
  expect(differing({ local_gateway_ref: 'A', gateway_ref: 'B' })).toEqual(['gateway_ref']);
});

it('statement CSV: formulas are escaped and numbers kept', () => {
  const rows = [{ ref: '=HYPERLINK("http://x")', amount: '-20.00', match: 'only_local' }];
  const [head, line] = tableOf([f.ref, f.amount, f.match], rows, 'th').split('\r\n');
  expect(head).toBe('\ufeffอ้างอิง,ยอด,เทียบกับระบบ');
  expect(line).toBe(`"'=HYPERLINK(""http://x"")",-20.00,มีเฉพาะในระบบ`);
});
