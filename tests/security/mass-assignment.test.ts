import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Endpoint, Entity, JsonSchema } from '#contract/endpoint.ts';
import { tables } from '#generated/api/database.ts';
import { entities } from '#generated/api/entities.ts';
import { openWorld, type Reply, type World } from '../api/kit.ts';
import { oneSubject } from '../api/subjects.ts';
import { ownInput } from './support/attacks.ts';
import { type Input, posts, propertiesOf, said, sendRaw } from './support/calls.ts';
import { type Plantation, plant } from './support/plant.ts';
import { plantedValue } from './support/planted-value.ts';
import { type Bearer, sessionOf } from './support/sessions.ts';
import { checksums, told, type Watch, watch } from './support/watch.ts';

/** Names that no table has, and that have opened doors elsewhere. */
const strange = [
  ...[
    'is_admin',
    'admin',
    'role',
    'roles',
    'permission',
    'grants',
    'scope',
    'user',
    'owner_id',
    'password_hash',
    'token',
  ],
  ...[
    '$where',
    '$ne',
    '$set',
    'where',
    'select',
    'include',
    'data',
    'filter',
    'sort',
    'limit',
    'fields',
    '_method',
    '_id',
  ],
  ...['prototype', 'toString', 'valueOf', 'hasOwnProperty', '', ' ', '.', 'id ', 'ID', 'Id', 'id[]', 'id.id', '*'],
];

const columnsOf = (table: string): readonly string[] =>
  Object.hasOwn(tables, table) ? Object.keys(tables[table as keyof typeof tables].columns) : [];
const everyColumn = [...new Set(Object.keys(tables).flatMap(columnsOf))];

const entityOf = (call: Endpoint): Entity | undefined => entities[call.entity as keyof typeof entities];

/** A value that the column would take. */
function valueFor(call: Endpoint, column: string): unknown {
  const field = Object.values(entityOf(call)?.fields ?? {}).find((one) => one.column === column);
  if (field?.kind === 'ref' || field?.kind === 'id') return 1;
  return (field && plantedValue(field, { place: `x.${column}`, n: 999_000, now: new Date() })) ?? 'x';
}

/** Every column of the table, and every strange name, added to what a call takes: refused, and nothing differs. */
describe('mass assignment', () => {
  let world: World;
  let planted: Plantation;
  let watching: Watch;
  let owner: Bearer;
  beforeAll(async () => {
    world = await openWorld(oneSubject);
    planted = await plant(world);
    watching = await watch(world.database.db);
    owner = await sessionOf(world, world.people.owner?.id ?? 0);
  });
  afterAll(() => world.close());

  /** What is wrong with the answer to a body that must be refused. */
  async function refusal(call: Endpoint, payload: string, named: readonly string[]): Promise<readonly string[]> {
    const reply = await sendRaw(world.app, call.path, payload, owner);
    const fields = (reply.body.fields ?? {}) as Readonly<Record<string, unknown>>;
    const silent = reply.status === 422 ? named.filter((name) => !Object.hasOwn(fields, name)) : [];
    return [
      ...(reply.status === 422 || reply.status === 400 ? [] : [said(reply)]),
      ...(silent.length > 0 ? [`does not name ${silent.join()}: ${said(reply)}`] : []),
      ...(await watching.changes()).map(told),
    ];
  }

  /** A body that would do if nothing were added; what the generic input cannot know is not the point. */
  const bodyOf = (call: Endpoint, at: number): Input => ownInput(call, planted, 500 + at);

  test('a column at a time, and all names of all tables at once', async () => {
    const before = await checksums(world.database.db, watching.tables);
    await watching.changes();
    const wrong: string[] = [];
    let probes = 0;
    let columns = 0;
    for (const [at, call] of posts.entries()) {
      const taken = new Set(Object.keys(propertiesOf(call)));
      const entity = entityOf(call);
      const own = [...new Set([...columnsOf(entity?.table ?? ''), ...Object.keys(entity?.fields ?? {})])].filter(
        (name) => !taken.has(name),
      );
      for (const column of own) {
        const body = { ...bodyOf(call, at), [column]: valueFor(call, column) };
        probes += 1;
        for (const what of await refusal(call, JSON.stringify(body), [column]))
          wrong.push(`${call.id} + ${column}: ${what}`);
      }
      columns += own.length;
      const rest = [...everyColumn, ...strange].filter((name) => !taken.has(name));
      const all = { ...bodyOf(call, at), ...Object.fromEntries(rest.map((name) => [name, 1])) };
      probes += 1;
      for (const what of await refusal(call, JSON.stringify(all), rest))
        wrong.push(`${call.id} + ${rest.length} names: ${what}`);
    }
    expect(wrong).toEqual([]);
    expect(await checksums(world.database.db, watching.tables)).toEqual(before);
    console.log(
      `${probes} probes of ${posts.length} POSTs: ${columns} columns of their own, ${everyColumn.length} of all tables`,
    );
  });

  test('objects within: an unknown key there is refused, too', async () => {
    const wrong: string[] = [];
    let probes = 0;
    for (const [at, call] of posts.entries()) {
      for (const [name, inner] of closedObjects(call)) {
        const extra = {
          ...(Object.fromEntries(Object.keys((inner.properties ?? {}) as object).map((key) => [key, 1])) as Input),
          is_admin: true,
        };
        const body = { ...bodyOf(call, at), [name]: inner.type === 'array' ? [extra] : extra };
        probes += 1;
        for (const what of await refusal(call, JSON.stringify(body), [])) wrong.push(`${call.id}.${name}: ${what}`);
      }
    }
    expect(wrong).toEqual([]);
    console.log(`${probes} probes within objects`);
  });

  test('prototypes, and other things in the place of an object', async () => {
    const wrong: string[] = [];
    let probes = 0;
    const poison = [
      '"__proto__":{"is_admin":true}',
      '"constructor":{"prototype":{"is_admin":true}}',
      '"\\u005f_proto__":{"is_admin":true}',
      '"__proto__":null',
      '"__defineGetter__":1',
    ];
    const others = [
      '[]',
      '[{}]',
      'null',
      'true',
      '1',
      '"{}"',
      '',
      ' ',
      '{',
      '{}{}',
      '{"a":1}garbage',
      '\u0000',
      'NaN',
      "{'a':1}",
    ];
    for (const [at, call] of posts.entries()) {
      const body = JSON.stringify(bodyOf(call, at));
      const payloads = [
        ...poison.map((text) => `{${[body.slice(1, -1), text].filter(Boolean).join(',')}}`),
        ...poison.map((text) => `{${text}}`),
        ...others.map((text) => (text === '[{}]' ? `[${body}]` : text)),
      ];
      for (const payload of payloads) {
        const reply: Reply = await sendRaw(world.app, call.path, payload, owner);
        probes += 1;
        if (reply.status !== 400 && reply.status !== 422)
          wrong.push(`${call.id} ${payload.slice(0, 80)}: ${said(reply)}`);
        wrong.push(
          ...(await watching.changes()).map((change) => `${call.id} ${payload.slice(0, 80)}: ${told(change)}`),
        );
      }
    }
    // Nothing at all is an empty body, for calls that ask for nothing.
    const bare = await world.app.inject({ method: 'POST', url: '/api/handshake' });
    expect(bare.statusCode).toBe(200);
    expect(wrong).toEqual([]);
    expect(Reflect.get({}, 'is_admin')).toBeUndefined();
    console.log(`${probes} probes with prototypes and other shapes`);
  });

  test('the body is JSON or nothing: another content type is no way around the schema', async () => {
    const types = [
      ...[
        'text/plain',
        'text/json',
        'application/xml',
        'application/x-www-form-urlencoded',
        'application/jsonx',
        '*/*',
        '',
      ],
      ...[
        '\tapplication/json',
        'application/json\t',
        'application /json',
        'application/json;charset=utf-16',
        'application/json, text/plain',
      ],
      ...[
        'application/problem+json',
        'application/vnd.api+json',
        'APPLICATION/JSON ; x',
        'multipart/mixed; boundary=x',
        'application/json5',
      ],
    ];
    const wrong: string[] = [];
    let probes = 0;
    for (const call of posts) {
      for (const type of types) {
        const reply = await sendRaw(world.app, call.path, '{"is_admin":true}', { ...owner, 'content-type': type });
        probes += 1;
        if (reply.status < 400 || reply.status >= 500) wrong.push(`${call.id} ${JSON.stringify(type)}: ${said(reply)}`);
        wrong.push(...(await watching.changes()).map((change) => `${call.id} ${type}: ${told(change)}`));
      }
    }
    expect(wrong).toEqual([]);
    console.log(`${probes} probes of ${types.length} content types`);
  });
});

/** Inputs that are objects, or lists of objects, whose keys the contract names. */
function closedObjects(call: Endpoint): readonly (readonly [string, JsonSchema])[] {
  return Object.entries(propertiesOf(call)).flatMap(([name, schema]) => {
    const inner = (schema.items ?? schema) as JsonSchema;
    return inner.properties === undefined
      ? []
      : [[name, { ...inner, type: schema.items ? 'array' : 'object' }] as const];
  });
}
