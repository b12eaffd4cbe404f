import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import type { Settings } from '#server/settings/settings.ts';
import { as, openStore, type Store } from '../api/fixture.ts';
import { subjects } from '../api/subjects.ts';
import { answersIn, type Line, openLine, type RawAnswer } from './support/raw-socket.ts';

const [subject] = subjects;
if (!subject) throw new Error('no subject');

const stores: Store[] = [];
afterEach(async () => {
  for (const store of stores.splice(0)) await store.close();
});

async function listening(settings: Partial<Settings> = {}): Promise<Store & { readonly port: number }> {
  const store = await openStore(subject as NonNullable<typeof subject>, settings);
  stores.push(store);
  await store.app.listen({ port: 0, host: '127.0.0.1' });
  return { ...store, port: (store.app.server.address() as AddressInfo).port };
}

/** What the contract asks of any answer that is a refusal. */
function violationsOf({ status, headers, body }: RawAnswer): readonly string[] {
  const envelope = JSON.parse(body) as Readonly<Record<string, unknown>>;
  const policy = headers['content-security-policy'] ?? '';
  return [
    ...(status >= 500 && status !== 503 ? [`${status}`] : []),
    ...(envelope.error === status ? [] : [`error ${String(envelope.error)} as ${status}`]),
    ...(/[ก-๙]/.test(String(envelope.message)) ? [] : ['no Thai message']),
    ...(typeof envelope.request_id === 'string' && envelope.request_id === headers['x-request-id']
      ? []
      : ['no request id']),
    ...(policy.includes("default-src 'none'") ? [] : ['no policy']),
    ...(headers['x-content-type-options'] === 'nosniff' ? [] : ['no nosniff']),
    ...(headers['referrer-policy'] === 'no-referrer' ? [] : ['no referrer policy']),
    ...(headers['cache-control'] === 'no-store' ? [] : ['may be stored']),
  ];
}

const crlf = (...lines: readonly string[]) => `${lines.join('\r\n')}\r\n\r\n`;
const get = (...more: readonly string[]) => crlf('GET /api/store/crate/list HTTP/1.1', 'Host: a', ...more);
const post = (...more: readonly string[]) =>
  crlf(
    'POST /api/store/shelf/add HTTP/1.1',
    'Host: a',
    `Authorization: ${as('all').authorization}`,
    'Content-Type: application/json',
    ...more,
  );

/** Requests that are none, and the status that each is told; those that say nothing are closed. */
const corpus: readonly (readonly [name: string, text: string, status: number])[] = [
  ['no HTTP', 'hello\r\n\r\n', 400],
  ['bytes', '\u0000\u00ff\u0016\u0003\u0001\r\n\r\n', 400],
  ['a version that does not exist', 'GET / HTTP/9.9\r\n\r\n', 400],
  ['a method that does not exist', crlf('BREW /api/auth HTTP/1.1', 'Host: a'), 400],
  ['no host', crlf('GET /api/store/crate/list HTTP/1.1', 'Connection: close'), 400],
  ['two hosts', crlf('GET /api/x HTTP/1.1', 'Host: a', 'Host: b', 'Connection: close'), 404],
  ['a head of 100 kB', get(`X-Long: ${'h'.repeat(100_000)}`), 431],
  ['an address of 20 kB', crlf(`GET /api/${'a'.repeat(20_000)} HTTP/1.1`, 'Host: a'), 431],
  [
    'a parameter of 200 letters',
    crlf(`GET /api/files/${'a'.repeat(200)} HTTP/1.1`, 'Host: a', 'Connection: close'),
    414,
  ],
  ['an address that cannot be decoded', crlf('GET /api/%zz HTTP/1.1', 'Host: a', 'Connection: close'), 400],
  ['a NUL in a head', get('X-Bad: a\u0000b'), 400],
  ['a blank before the colon', get('X-Bad : a'), 400],
  ['a head that goes on in the next line', get('X-Bad: a', ' b'), 400],
  ['lines that end without return', 'GET /api/x HTTP/1.1\nHost: a\n\n', 400],
  ['two lengths', `${post('Content-Length: 2', 'Content-Length: 3')}{}`, 400],
  ['a length below nothing', `${post('Content-Length: -2')}{}`, 400],
  ['a length that is no number', `${post('Content-Length: two')}{}`, 400],
  ['a length and pieces', `${post('Content-Length: 2', 'Transfer-Encoding: chunked')}2\r\n{}\r\n0\r\n\r\n`, 400],
  ['pieces that are none', `${post('Transfer-Encoding: chunked')}zz\r\n{}\r\n0\r\n\r\n`, 400],
  ['a piece that is longer than it says', `${post('Transfer-Encoding: chunked')}1\r\n{}{}{}\r\n0\r\n\r\n`, 400],
  ['pieces with a long remark', `${post('Transfer-Encoding: chunked')}2;${'r'.repeat(40_000)}\r\n{}\r\n0\r\n\r\n`, 413],
  ['a coding that nobody knows', `${post('Transfer-Encoding: gzip')}{}`, 400],
  ['an expectation that nobody meets', `${post('Expect: a-miracle', 'Content-Length: 2', 'Connection: close')}{}`, 422],
];

describe('sockets', () => {
  test('an invalid request gets a proper error', async () => {
    const { port, app } = await listening({ headTimeout: 2_000, bodyTimeout: 2_000 });
    const wrong: string[] = [];
    for (const [name, text, status] of corpus) {
      const line = await openLine(port, text);
      const answers = answersIn(await line.closed);
      const [last] = answers.slice(-1);
      if (last?.status !== status)
        wrong.push(`${name}: ${answers.map((one) => one.status).join(', ') || 'nothing'}, not ${status}`);
      for (const violation of answers.flatMap(violationsOf)) wrong.push(`${name}: ${violation}`);
    }
    expect(wrong).toEqual([]);
    expect((await app.inject('/health')).statusCode).toBe(200);
  });

  test('a request whose head, or whose body, does not come is given up in its time', async () => {
    const { port } = await listening({ headTimeout: 150, bodyTimeout: 300 });
    const lines = await Promise.all([
      openLine(port),
      openLine(port, 'GET /api/store/crate/list HTTP/1.1\r\nHost: a\r\n'),
      openLine(port, `${post('Content-Length: 20')}{"code":`),
      openLine(port, `${post('Transfer-Encoding: chunked')}5\r\n{"co`),
    ]);
    const answers = (await Promise.all(lines.map((line) => line.closed))).map(answersIn);
    expect(answers.map((some) => some.map(({ status }) => status))).toEqual([[408], [408], [408], [408]]);
    expect(answers.flat().flatMap(violationsOf)).toEqual([]);
  });

  test('connections beyond the limit are closed, and there is room again as soon as one is gone', async () => {
    const { port } = await listening({ connections: 3 });
    const lines: Line[] = [];
    for (let count = 0; count < 3; count += 1) {
      const line = await openLine(port, get());
      await line.until(/"error":401/);
      lines.push(line);
    }
    const further = await openLine(port, get());
    expect(await further.closed).toBe('');
    lines[0]?.socket.destroy();
    for (;;) {
      const line = await openLine(port, get('Connection: close'));
      if ((await line.closed) !== '') break;
    }
  });

  test('a stop answers what it was given, cuts what is only half sent, and refuses the rest in words', async () => {
    const store = await listening({ uploadGrace: 50 });
    const { port, app, database } = store;
    const silent = await openLine(port);
    const half = await openLine(port, 'GET /api/store/crate/list HTTP/1.1\r\nHost: a\r\n');
    const upload = await openLine(port, `${post('Content-Length: 2000')}{"code":`);
    const idle = await openLine(port, get());
    await idle.until(/"error":401/);
    // Somebody is being answered: the one session of the database is held until that is wanted.
    let free: () => void = () => {};
    const held = database.db.transaction().execute(
      () =>
        new Promise<void>((resolve) => {
          free = resolve;
        }),
    );
    const bearer = `Authorization: ${as('all').authorization}`;
    const served = new Promise((resolve) => app.server.once('request', resolve));
    const slow = await openLine(port, get(bearer));
    await served;
    const stopped = app.close();
    await Promise.all([silent.closed, half.closed, upload.closed, idle.closed]);
    // On a connection that is kept, behind the answer that is still awaited.
    const late = new Promise((resolve) => app.server.once('request', resolve));
    slow.socket.write(get(bearer));
    await late;
    free();
    await held;
    const answers = answersIn(await slow.closed);
    await stopped;
    expect(answers.map(({ status }) => status)).toEqual([200, 503]);
    expect(answers[1]).toMatchObject({ headers: { 'retry-after': '5', connection: 'close' } });
    expect(answers.slice(1).flatMap(violationsOf)).toEqual([]);
  });

  test('a slow client does not delay a shutdown', async () => {
    const { port, app, database } = await listening({ uploadGrace: 50, answerGrace: 100 });
    let free: () => void = () => {};
    const held = database.db.transaction().execute(
      () =>
        new Promise<void>((resolve) => {
          free = resolve;
        }),
    );
    const served = new Promise((resolve) => app.server.once('request', resolve));
    const slow = await openLine(port, get(`Authorization: ${as('all').authorization}`));
    await served;
    await app.close();
    expect(await slow.closed).toBe('');
    free();
    await held;
  });
});
