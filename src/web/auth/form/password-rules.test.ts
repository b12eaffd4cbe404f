import { expect, it } from 'vitest';
import { checkPassword, strengthOf } from './password-rules.ts';
import { guessesOf } from './password-strength.ts';

const verdict = (next: string, confirm = next, names: readonly string[] = []) =>
  checkPassword('an-old-password-1', { next, confirm, names, guesses: guessesOf(next, names) });

it('asks for length, not for kinds of characters', () => {
  const good = { length: true, names: true, strong: true, fresh: true, same: true };
  for (const password of [
    'mango river pencil',
    'ฟ้าหลังฝน งามเสมอ',
    '   spaces count, too   ',
    'ก'.repeat(3).concat('มะพร้าวน้ำหอม'),
  ])
    expect([password, verdict(password)]).toEqual([password, good]);
  expect(verdict('mango river pe')).toMatchObject({ length: false });
  expect(verdict(`${'mango river '.repeat(10)}pencil box`)).toMatchObject({ length: false });
  expect(verdict('an-old-password-1')).toMatchObject({ fresh: false });
  expect(verdict('mango river pencil', 'mango river pencils')).toMatchObject({ same: false });
});

it('recognizes names, however they are written', () => {
  for (const password of ['Somchai-and-the-mango', 'my fin 01 phrase is long', 'the adminsystem of mangoes'])
    expect(verdict(password, password, ['somchai', 'fin.01', 'Admin System'])).toMatchObject({ names: false });
  expect(verdict('a nok in the mango tree', undefined, ['nok'])).toMatchObject({ names: true });
});

it('rates what is guessed first lowest, and what is refused below good', () => {
  const common = [
    'password1234567',
    'Password2026!!!!',
    'qwertyuiopasdfgh',
    '123456789012345',
    'รหัสผ่านรหัสผ่าน',
    'a1a1a1a1a1a1a1a1',
  ];
  for (const password of common)
    expect([password, strengthOf(guessesOf(password, [])) ?? 9]).toEqual([
      password,
      expect.toSatisfy((score: number) => score < 3),
    ]);
  expect(['mango river pencil', 'ฟ้าหลังฝน-งามเสมอ 42'].map((each) => strengthOf(guessesOf(each, [])))).toEqual([4, 4]);
  expect(strengthOf(undefined)).toBeUndefined();
});
