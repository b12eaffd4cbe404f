import { beforeEach, describe, expect, test } from 'vitest';
import type { Field } from '#contract/field.ts';
import { clearDrafts } from './draft-age.ts';
import { draftKey, keepable, readDraft, writeDraft } from './drafts.ts';

const label = { th: 'x', en: 'x' };
const fields: readonly Field[] = [
  { name: 'name', kind: 'string', label },
  { name: 'key', kind: 'secret', label },
  { name: 'image', kind: 'image', label },
  { name: 'made_at', kind: 'datetime', label, readonly: true },
];
const key = draftKey('7', '/x/add', undefined);
const at = '2026-01-31T07:05:09.000Z';

describe('drafts', () => {
  beforeEach(() => sessionStorage.clear());

  test('no secrets, no files, nothing that is not written here', () => {
    const changed = { name: 'A', key: 'hunter2', image: new File(['x'], 'a.png'), made_at: 'z', ghost: 1 };
    expect(keepable(fields, changed)).toEqual({ name: 'A' });
  });

  test('come back as they were left', () => {
    writeDraft(key, { values: { name: 'A' }, at, version: 3 });
    expect(readDraft(key, fields)).toEqual({ values: { name: 'A' }, at, version: 3 });
  });

  test('are reduced to what the form still has', () => {
    sessionStorage.setItem(key, JSON.stringify({ values: { name: 'A', key: 'hunter2', gone: 1 }, at }));
    expect(readDraft(key, fields)).toEqual({ values: { name: 'A' }, at });
  });

  test('name their stored pictures, and are drafts for these alone', () => {
    writeDraft(key, { values: {}, files: ['image', 'name', 'ghost'], at });
    expect(readDraft(key, fields)).toEqual({ values: {}, files: ['image'], at });
  });

  test.each(['', '{', 'null', '[]', '{"values":1,"at":"x"}', '{"values":{},"at":"2026-01-31T07:05:09.000Z"}'])(
    'rubbish %j is no draft',
    (stored) => {
      sessionStorage.setItem(key, stored);
      expect(readDraft(key, fields)).toBeUndefined();
    },
  );

  test('an empty one is removed', () => {
    writeDraft(key, { values: { name: 'A' }, at });
    writeDraft(key, { values: {}, at });
    expect(sessionStorage.length).toBe(0);
  });

  test('people, routes and records do not see each other', () => {
    const keys = [
      draftKey('7', '/x', '1'),
      draftKey('8', '/x', '1'),
      draftKey('7', '/y', '1'),
      draftKey('7', '/x', '2'),
    ];
    expect(new Set(keys).size).toBe(4);
  });

  test('all go when a person signs out', () => {
    writeDraft(key, { values: { name: 'A' }, at });
    sessionStorage.setItem('other', '1');
    clearDrafts();
    expect(Object.keys(sessionStorage)).toEqual(['other']);
  });

  test('a storage that is full is not an error', () => {
    const full = {
      ...sessionStorage,
      setItem: () => {
        throw new Error('full');
      },
      removeItem: () => undefined,
    };
    expect(() => writeDraft(key, { values: { name: 'A' }, at }, full as unknown as Storage)).not.toThrow();
  });
});
