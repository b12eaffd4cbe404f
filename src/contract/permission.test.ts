import { expect, test } from 'vitest';
import { allows } from './permission.ts';

test.each([
  ['gateway.*.order.view', ['gateway.vizpay.order.view'], true],
  ['gateway.*.order.view', ['gateway.*.order.view'], true],
  ['gateway.*.order.view', ['gateway.vizpay.order.export', 'finance.order.view'], false],
  ['gateway.*.order.view', ['*'], true],
  ['gateway.vizpay.order.view', ['gateway.*.order.view'], true],
  ['gateway.vizpay.order.view', ['gateway.payonex.order.view'], false],
  ['gateway.*.order.view', [], false],
])('permissions: %s is allowed by %j: %s', (key, grants, isAllowed) => {
  expect(allows(new Set(grants), key)).toBe(isAllowed);
});
