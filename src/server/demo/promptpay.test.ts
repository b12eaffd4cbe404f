import { expect, it } from 'vitest';
import { billPayment, checkOf } from './promptpay.ts';

it('ends with the check that banking applications compute', () => {
  const known = '00020101021129370016A000000677010111011300668999999995802TH53037646304';
  expect(checkOf(known)).toBe('FE29');
});

it('names a biller that does not exist, the reference and the amount', () => {
  const code = billPayment('20260131000912', 500_25n);
  expect(code).toBe(`${code.slice(0, -4)}${checkOf(code.slice(0, -4))}`);
  expect(code).toMatch(/^00020101021230\d\d0016A0000006770101120115999999999999999021420260131000912/);
  expect(code).toContain('5303764' + '5406500.25' + '5802TH');
});
