import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openDatabase } from './connect.ts';
import { DataFolderError, dataFolder } from './data-folder.ts';

const rows = 5_000;

describe('a data folder', () => {
  const root = mkdtempSync(join(tmpdir(), 'data-folder-'));
  const [whole, dir] = [join(root, 'whole'), join(root, 'dir')];
  const db = join(dir, 'db');
  beforeAll(async () => {
    const database = await openDatabase({ dir: whole });
    await database.withSession((session) =>
      session.script(
        `create table noted (id integer primary key, text text);
         insert into noted select n, repeat(md5(n::text), 10) from generate_series(1, ${rows}) n; checkpoint`,
      ),
    );
    await database.close();
  });
  beforeEach(() => rmSync(dir, { recursive: true, force: true }));
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  const copy = () => cpSync(whole, dir, { recursive: true });

  /** Everything that a whole one has, by name alone: whoever is refused has not come to the engine. */
  function outline(): void {
    for (const name of ['base/5', 'global', 'pg_xact', 'pg_wal']) mkdirSync(join(db, name), { recursive: true });
    for (const name of ['PG_VERSION', 'global/pg_control', 'pg_wal/000000010000000000000001'])
      writeFileSync(join(db, name), '');
    writeFileSync(join(dir, 'db.made'), '');
  }

  /** Names and sizes of everything in the folder. */
  const state = () =>
    readdirSync(dir, { recursive: true, encoding: 'utf8' })
      .sort()
      .map((name) => `${name} ${statSync(join(dir, name)).size}`);
  const remove = (name: string) => rmSync(join(db, name), { recursive: true });

  test('that is whole is opened, and so is one from before there was a mark', async () => {
    copy();
    rmSync(join(dir, 'db.made'));
    const database = await openDatabase({ dir });
    const { rows: found } = await sql<{ n: number }>`select count(*)::integer as n from noted`.execute(database.db);
    await database.close();
    expect(found).toEqual([{ n: rows }]);
    expect(existsSync(join(dir, 'db.made'))).toBe(true);
  });

  const losses: readonly (readonly [lost: string, says: RegExp, lose: () => void])[] = [
    ['its version', /PG_VERSION is missing/, () => remove('PG_VERSION')],
    ['its tables', /base is missing/, () => remove('base')],
    ['what is common to all', /global\/pg_control is missing/, () => remove('global')],
    ['its control file', /global\/pg_control is missing/, () => remove('global/pg_control')],
    ['what was committed', /pg_xact is missing/, () => remove('pg_xact')],
    ['its log', /pg_wal is missing/, () => remove('pg_wal')],
    [
      'the files of its log',
      /every file of pg_wal is missing/,
      () => {
        remove('pg_wal');
        mkdirSync(join(db, 'pg_wal'));
      },
    ],
    [
      'all but folders',
      /PG_VERSION, base, global\/pg_control, pg_wal is missing/,
      () => ['PG_VERSION', 'base', 'global', 'pg_wal'].forEach(remove),
    ],
    ['all of it', /is gone/, () => rmSync(db, { recursive: true })],
  ];
  test.each(losses)('that lost %s is refused with what to do, and left alone', async (_lost, says, lose) => {
    outline();
    lose();
    const before = state();
    const error: unknown = await openDatabase({ dir }).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(DataFolderError);
    expect(String(error)).toMatch(says);
    expect(String(error)).toMatch(/Nothing was changed\. Restore all of .* from a backup, or set DATA_DIR/);
    expect(state()).toEqual(before);
  });

  test.each([
    ['a control file of zeros', () => writeFileSync(join(db, 'global/pg_control'), Buffer.alloc(8192))],
    ['another version', () => writeFileSync(join(db, 'PG_VERSION'), '16\n')],
  ])('with %s is refused in our words, not in those of the engine', async (_what, damage) => {
    copy();
    damage();
    const error: unknown = await openDatabase({ dir }).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(DataFolderError);
    expect(String(error)).toMatch(/cannot be opened: its files are damaged, or of another version\. Restore all of/);
    expect(String(error)).not.toMatch(/Aborted|PGlite|ASSERTIONS/);
  });

  test('with a damaged page is refused at the start, not call by call', async () => {
    copy();
    const files = readdirSync(join(db, 'base'), { recursive: true, encoding: 'utf8' }).map((name) =>
      join(db, 'base', name),
    );
    const [largest = ''] = files.sort((a, b) => statSync(b).size - statSync(a).size);
    const bytes = readFileSync(largest);
    bytes.fill(7, 3 * 8192 + 4000, 3 * 8192 + 4200);
    writeFileSync(largest, bytes);
    const error: unknown = await openDatabase({ dir }).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(DataFolderError);
    expect(error).toMatchObject({ cause: { message: 'rows of noted cannot be read' } });
    // Refused, it keeps nobody else out.
    expect(existsSync(join(dir, 'db.lock'))).toBe(false);
  });

  test('is read again unless its files are those that were left when it was closed', async () => {
    copy();
    const untouched = () => dataFolder(dir).untouched;
    expect(untouched()).toBe(false);
    const database = await openDatabase({ dir });
    expect(untouched()).toBe(false);
    await database.close();
    expect(untouched()).toBe(true);
    const version = readFileSync(join(db, 'PG_VERSION'));
    writeFileSync(join(db, 'PG_VERSION'), version);
    expect(untouched()).toBe(false);
  });

  test('in which a database was only begun is begun again', () => {
    const fresh = join(root, 'fresh');
    mkdirSync(join(fresh, 'db.new/base'), { recursive: true });
    const folder = dataFolder(fresh);
    expect([folder.draft, existsSync(join(fresh, 'db.new'))]).toEqual([join(fresh, 'db.new'), false]);
  });

  test('without a database is not given one by a reader', async () => {
    const empty = join(root, 'empty');
    await expect(openDatabase({ dir: empty, mustExist: true })).rejects.toThrow(/There is no database in/);
    expect(readdirSync(empty)).toEqual([]);
  });
});
