import { describe, expect, test } from 'vitest';
import { humanise, pascalCase, snakeCase } from './naming.ts';

describe('names', () => {
  test.each([
    ['bank_account_no', 'Bank account no'],
    ['agent_id', 'Agent'],
    ['bank_code', 'Bank'],
    ['code', 'Code'],
    ['id', 'ID'],
    ['api_url', 'API URL'],
    ['LoginLog', 'Login log'],
    ['turnover_not_met', 'Turnover not met'],
  ])('humanise %s', (name, wanted) => {
    expect(humanise(name)).toBe(wanted);
  });

  test.each([
    ['LoginLog', 'login_log'],
    ['Member', 'member'],
    ['SMSLog', 'sms_log'],
    ['Level2Item', 'level2_item'],
  ])('snake case of %s', (name, wanted) => {
    expect(snakeCase(name)).toBe(wanted);
  });

  test('pascal case joins what dots, dashes and underscores part', () => {
    expect(pascalCase('login.change_type')).toBe('LoginChangeType');
    expect(pascalCase('a.b-c')).toBe(pascalCase('a.b_c'));
  });
});
