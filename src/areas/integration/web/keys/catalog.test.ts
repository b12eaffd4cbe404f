import { expect, test } from 'vitest';
import { presetsOf } from './catalog.ts';

const scope = (key: string, mine = true) => ({
  ...{ key, name: key, name_en: null, area: 'finance', area_name: null, risk: 'low' as const },
  ...{ given: false, mine, holds: true },
});

test('a preset chooses what the maker may give, and is not offered where that is nothing', () => {
  const all = [scope('finance.bank.view'), scope('finance.bank.export'), scope('finance.ingest.create')];
  expect(Object.fromEntries(presetsOf(all).map(({ name, keys }) => [name, keys]))).toEqual({
    read: ['finance.bank.view'],
    export: ['finance.bank.view', 'finance.bank.export'],
    send: ['finance.ingest.create'],
  });
  expect(presetsOf([scope('finance.bank.view', false), scope('finance.ingest.create', false)])).toEqual([]);
});
