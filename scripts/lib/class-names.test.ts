import { expect, test } from 'vitest';
import { classNames } from './class-names.ts';

test('a class has one short name wherever the project lies, and another one in another file', () => {
  const here = classNames('/here');
  const name = here('row', '/here/src/table.module.css');
  expect(name).toMatch(/^row_[a-zA-Z]{3}$/);
  expect(here('row', '/here/src/table.module.css')).toBe(name);
  expect(classNames('/there/')('row', '/there/src/table.module.css?direct')).toBe(name);
  expect(here('row', '/here/src/pager.module.css')).not.toBe(name);
});

test('two files with the same name are refused', () => {
  const name = classNames('/here');
  const crowd = () => {
    for (let at = 0; at < 2_000; at += 1) name('row', `/here/src/${at}.module.css`);
  };
  expect(crowd).toThrow('rename it');
});
