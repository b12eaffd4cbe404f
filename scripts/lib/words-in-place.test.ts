import { expect, test } from 'vitest';
import { root } from './steps.mjs';
import { wordsInPlace } from './words-in-place.ts';

const { resolveId, load } = wordsInPlace(root);
const words = '#generated/api/enums/member-level.ts';

test('each module has words of its own, with the text of the file', () => {
  const copies = ['src/web/a.ts', 'src/web/b.ts'].map((reader) => resolveId(words, `${root}/${reader}`) ?? '');
  expect(copies).toEqual([
    `${root}/generated/api/enums/member-level.ts?of=src/web/a.ts`,
    `${root}/generated/api/enums/member-level.ts?of=src/web/b.ts`,
  ]);
  for (const copy of copies) expect(load(copy)?.code).toContain('export const memberLevelOptions');
});

test('fields are copied with what they are made of', () => {
  const page = `${root}/generated/web/vizpay/account-add.tsx`;
  const own = resolveId('#generated/api/fields/viz-pay-account.ts', page) ?? '';
  expect(own).toBe(`${root}/generated/api/fields/viz-pay-account.ts?of=generated/web/vizpay/account-add.tsx`);
  expect(load(own)?.code).toContain('gatewayAccountFields');
  expect(resolveId('#generated/api/fields/gateway-account.ts', own)).toBe(
    resolveId('#generated/api/fields/gateway-account.ts', page),
  );
});

test('everything else is shared', () => {
  expect(resolveId('#generated/web/vizpay.ts', `${root}/src/web/a.ts`)).toBeUndefined();
  expect(resolveId(words, undefined)).toBeUndefined();
  expect(load(`${root}/generated/api/enums/member-level.ts`)).toBeUndefined();
});
