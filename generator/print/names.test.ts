import { describe, expect, test } from 'vitest';
import { camel, fileStem, kebab, Names, pascal } from './names.ts';

test.each([
  ['withdraw.change_type', 'WithdrawChangeType', 'withdrawChangeType'],
  ['payonex.services.bank-lists', 'PayonexServicesBankLists', 'payonexServicesBankLists'],
  ['LoginLog', 'LoginLog', 'loginLog'],
  ['delete', 'Delete', 'delete_'],
])('%s', (name, upper, lower) => {
  expect(pascal(name)).toBe(upper);
  expect(camel(name)).toBe(lower);
});

test.each([
  ['WithdrawalStatus', 'withdrawal-status'],
  ['PayoneXAgentConfig', 'payone-x-agent-config'],
  ['API', 'api'],
  ['odd name_2', 'odd-name-2'],
])('file of %s', (name, file) => {
  expect(kebab(name)).toBe(file);
});

describe('what gives no name', () => {
  test.each(['', '...', 'ไทย', '1st'])('%j', (name) => {
    expect(() => pascal(name)).toThrow('gives no name');
    expect(() => kebab(name)).toThrow('gives no name');
  });

  test.each(['../up', 'a/b', '', '.hidden', 'ไทย'])('file %j', (name) => {
    expect(() => fileStem(name)).toThrow('gives no file name');
  });
});

test('one name is not given to two owners', () => {
  const names = new Names('file.ts');
  names.take('aB', 'a.b');
  expect(names.take('aB', 'a.b')).toBe('aB');
  expect(() => names.take('aB', 'a_b')).toThrow('file.ts: "a_b" and "a.b" would both be named aB');
});
