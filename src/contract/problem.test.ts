import { expect, test } from 'vitest';
import { isProblemCode, problemStatus, problemText } from './problem.ts';

test('a missing record is not an HTTP 404, which would sign the person out', () => {
  expect(problemStatus(404)).toBe(200);
});

test('every code has both languages and a status', () => {
  for (let code = 0; code < 1000; code += 1) {
    if (!isProblemCode(code)) continue;
    expect(problemText(code).th).toMatch(/[\u0e00-\u0e7f]/);
    expect(problemText(code).en).toMatch(/^[A-Z]/);
    expect(problemStatus(code)).toBeGreaterThanOrEqual(200);
  }
  expect(isProblemCode(418)).toBe(false);
});
