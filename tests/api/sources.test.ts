import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadParser } from '#generator/sql/check.ts';
import { parseForm } from '#generator/sql/parse.ts';
import { observe } from '#server/base/observed.ts';
import { sourcesIn } from '#server/db/changes/sources.ts';
import { calls, propertiesOf, schemaOf, send } from '../security/support/calls.ts';
import { openWorld, signIn, type World } from './kit.ts';
import { oneSubject } from './subjects.ts';

/** Names of relations anywhere in a parsed statement. */
function relationsIn(node: unknown, found = new Set<string>()): ReadonlySet<string> {
  if (Array.isArray(node)) for (const each of node) relationsIn(each, found);
  else if (typeof node === 'object' && node !== null)
    for (const [kind, value] of Object.entries(node)) {
      if (kind === 'RangeVar') found.add(String((value as { relname?: string }).relname));
      relationsIn(value, found);
    }
  return found;
}

/** What a call must be given, as plain as its schema allows. */
const given = (call: (typeof calls)[number]) =>
  Object.fromEntries(
    ((schemaOf(call).required ?? []) as readonly string[]).map((name) => [
      name,
      propertiesOf(call)[name]?.type === 'integer' ? 1 : /date|day|from|to/.test(name) ? '2026-01-01' : '1',
    ]),
  );

describe.each([oneSubject])('what answers are read from on $name', (subject) => {
  let world: World;
  beforeAll(async () => {
    await loadParser();
    world = await openWorld(subject);
  });
  afterAll(() => world.close());

  test('every table that the parser finds in a query of any GET is found', async () => {
    const owner = await signIn(world.app, 'owner');
    const seen = { queries: new Set<string>(), elsewhere: false };
    const gets = calls.filter(({ method }) => method === 'GET');
    for (const call of gets) await observe(seen, () => send(world.app, call, given(call), owner));
    const find = await sourcesIn(world.database.db);
    const tables = new Set(
      (await world.database.db.introspection.getTables()).filter(({ isView }) => !isView).map(({ name }) => name),
    );
    const overlooked = [...seen.queries].flatMap((text) => {
      const parsed = parseForm([{ text }]);
      const named = [...relationsIn(parsed?.statements)].filter((name) => tables.has(name));
      const missing = named.filter((name) => !find(text).has(name));
      return missing.length > 0 || !parsed ? [`${missing.join()}: ${text.slice(0, 200)}`] : [];
    });
    expect(overlooked).toEqual([]);
    expect(seen.queries.size).toBeGreaterThan(gets.length);
  });

  test('what the database’s own functions read is found', async () => {
    const find = await sourcesIn(world.database.db);
    expect([...find('select bank_reserved(1)').keys()]).toContain('bank_transfer');
    expect([...find('select * from money_source').keys()]).toEqual(expect.arrayContaining(['deposit', 'withdrawal']));
  });
});
