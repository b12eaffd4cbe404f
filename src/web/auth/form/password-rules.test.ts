import { expect, it } from 'vitest';
import { checkPassword, passwordStrength } from './password-rules.ts';

it.each([
  ['old-pass-1', 'short1', 'short1', { length: false, mix: true, fresh: true, same: true }],
  ['old-pass-1', 'onlyletters', 'onlyletters', { length: true, mix: false, fresh: true, same: true }],
  ['old-pass-1', '1234567890', '', { length: true, mix: false, fresh: true, same: false }],
  ['old-pass-1', 'old-pass-1', 'old-pass-1', { length: true, mix: true, fresh: false, same: true }],
  ['old-pass-1', 'รหัสผ่านใหม่7', 'รหัสผ่านใหม่7', { length: true, mix: true, fresh: true, same: true }],
  ['old-pass-1', `${'a'.repeat(72)}1`, '', { length: false, mix: true, fresh: true, same: false }],
])('from %s to %s', (current, next, confirm, rules) => {
  expect(checkPassword(current, next, confirm)).toEqual(rules);
});

it('rates what is guessed first lowest', () => {
  const ordered = ['', 'password123', 'abcdefgh12', 'maprao-noy 27', 'ฟ้าหลังฝน-งามเสมอ 42'].map(passwordStrength);
  expect(ordered).toEqual([...ordered].sort());
  expect([ordered[0], ordered[1], ordered[4]]).toEqual([0, 1, 4]);
});
