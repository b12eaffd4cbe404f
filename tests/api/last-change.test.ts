import { expect, test } from 'vitest';
import { lastChange } from '#server/records/write.ts';
import { openStore } from './fixture.ts';
import { shelf } from './fixture-entities.ts';
import { subjects } from './subjects.ts';

test.each(subjects)(
  'a record whose key is a word has no events, and a conflict about it none to tell of, on $name',
  async (subject) => {
    const store = await openStore(subject);
    try {
      const byCode = { ...shelf, key: 'code' };
      const read = store.database.db
        .transaction()
        .execute((tx) => lastChange(byCode, { code: 'S1', version: 2 }, { tx }));
      expect(await read).toBeUndefined();
    } finally {
      await store.close();
    }
  },
);
