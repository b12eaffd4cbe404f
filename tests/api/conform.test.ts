import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '#generated/api/endpoints.ts';
import { main } from '#generator/cli.ts';
import type { Report } from '#generator/conform/run.ts';
import { root } from '../../scripts/lib/steps.mjs';
import { startSpecifiedServer } from '../e2e/support/specified-server.ts';
import { openDemoWorld } from '../security/support/demo-world.ts';
import { sessionOf } from '../security/support/sessions.ts';
import { type Alterations, startAlteredServer } from '../support/altered-server.ts';
import { checklist } from '../support/checklist.ts';
import type { World } from './kit.ts';
import { oneSubject } from './subjects.ts';

let world: World;
let url = '';
let token = '';
beforeAll(async () => {
  world = await openDemoWorld(oneSubject);
  await world.app.listen({ port: 0, host: '127.0.0.1' });
  url = `http://127.0.0.1:${(world.app.server.address() as AddressInfo).port}`;
  const { authorization } = await sessionOf(world, world.people.owner?.id ?? 0);
  token = authorization.replace('Bearer ', '');
});
afterAll(() => world.close());

async function run(...words: readonly string[]) {
  const [out, err]: [string[], string[]] = [[], []];
  const code = await main(['conform', ...words], {
    root,
    out: (line) => out.push(line),
    err: (line) => err.push(line),
    settled: () => undefined,
  });
  return { code, out: out.join('\n'), err: err.join('\n') };
}

async function reportOn(at: string) {
  const { code, out } = await run(at, '--token', token, '--json');
  const report = JSON.parse(out) as Report;
  const call = (name: string) => report.calls.find((one) => one.call === name);
  return { code, report, call, broken: report.calls.filter(({ verdict }) => verdict === 'broken') };
}

describe('conform, of our own server', () => {
  it('finds every call that it can ask as the contract says, and no screen without a part', async () => {
    const { code, report, broken } = await reportOn(url);
    expect({ code, broken }).toEqual({ code: 0, broken: [] });
    expect(report.calls.filter(({ verdict }) => verdict === 'gaps' || verdict === 'absent')).toEqual([]);
    expect(report.calls.filter(({ verdict }) => verdict === 'fits').length).toBeGreaterThan(200);
    expect(report.routes.filter(({ verdict }) => verdict === 'fails' || verdict === 'partly')).toEqual([]);
    expect(report.routes.length).toBeGreaterThanOrEqual(checklist.routes.length);
  });

  it('sends nothing but reads, the greeting and the profile', async () => {
    const watched = await startAlteredServer(url, {});
    try {
      await reportOn(watched.url);
      const writes = watched.seen.filter((call) => !call.startsWith('GET '));
      expect([...new Set(writes)]).toEqual(['POST /api/handshake']);
      expect(watched.seen.length).toBeGreaterThan(200);
    } finally {
      await watched.close();
    }
  });
});

describe('conform, of a server that has the calls of the specification alone', () => {
  it.each([
    ['says no more than it must', { user: 'nested', permissions: false, bare: true, boasts: false, unknown: 'html' }],
    ['says all that is left open', { user: 'flat', permissions: true, bare: false, boasts: false, unknown: 'text' }],
  ] as const)('which %s: nothing is broken, and what is away is told by screen', async (_name, manner) => {
    const specified = await startSpecifiedServer(url, manner);
    try {
      const { code, report, broken, call } = await reportOn(specified.url);
      expect({ code, broken }).toEqual({ code: 0, broken: [] });
      const reads = endpoints.filter(({ extension, method }) => extension && method === 'GET');
      const absent = report.calls.filter(({ verdict }) => verdict === 'absent');
      expect(absent.every(({ extension }) => extension)).toBe(true);
      expect(absent.length).toBeGreaterThan(reads.length / 2);
      const specifiedRoutes = report.routes.filter(({ path }) => checklist.routes.includes(path));
      expect(specifiedRoutes.filter(({ verdict }) => verdict === 'fails')).toEqual([]);
      expect(specifiedRoutes.find(({ path }) => path === '/finance/withdraw_requests')?.verdict).toBe('partly');
      const said = call('GET /api/profile')?.findings.map(({ what }) => what) ?? [];
      expect(said.some((what) => what.includes('permissions'))).toBe(!manner.permissions);
      const total = call('GET /api/system/withdraw/list')?.findings.some(({ what }) => what.includes('no total'));
      expect(total).toBe(manner.bare);
    } finally {
      await specified.close();
    }
  });
});

const json = (value: unknown) => ({ text: JSON.stringify(value) });
const rowsIn = ({ data }: Readonly<Record<string, unknown>>) => data as readonly Readonly<Record<string, unknown>>[];
let firstPage: unknown;
/** The same row, with another value of its type in every field but its key. */
const elsewhere = (row: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => {
      if (typeof value === 'string') return [name, 'elsewhere'];
      return [name, typeof value === 'number' && name !== 'id' ? value + 1_000_000 : value];
    }),
  );

/** Each call is broken in a way of its own. */
const broken: Alterations = {
  '/api/system/bank/list': () => ({ status: 502, type: 'text/html', text: '<h1>Bad gateway</h1>' }),
  '/api/system/agent/list': () => ({ status: 500, ...json({ error: 500, message: 'boom' }) }),
  '/api/system/user/list': (reply) => json(reply.data),
  '/api/system/role/list': ({ error: _, ...reply }) => json(reply),
  '/api/member/users': (reply) => json({ ...reply, data: { rows: reply.data } }),
  '/api/system/withdraw/list': (reply) =>
    json({ ...reply, data: rowsIn(reply).map((row) => ({ ...row, amount: Number(row.amount), extra: 1 })) }),
  '/api/system/deposit/list': (reply, query) => {
    if (query.get('page') !== '2') firstPage = reply.data;
    return json({ ...reply, data: firstPage });
  },
  '/api/game/list': (reply) =>
    json({ ...reply, data: rowsIn(reply).map((row, at) => (at % 2 ? elsewhere(row) : row)) }),
  '/api/profile': () => json({ error: 0, data: { user: {}, menus: [] } }),
  '/api/system/banner/list': () => ({ status: 404, type: 'text/html', text: '<h1>404</h1>' }),
};

describe('conform, of a server that is broken', () => {
  it('names what is wrong with each call, and the screens that will not work', async () => {
    const server = await startAlteredServer(url, broken);
    try {
      const { code, report, call } = await reportOn(server.url);
      expect(code).toBe(1);
      const said = (name: string) => call(`GET ${name}`)?.findings.map(({ what }) => what);
      expect(said('/api/system/bank/list')).toEqual(['answers HTTP 502']);
      expect(said('/api/system/agent/list')).toEqual(['answers HTTP 500: boom']);
      expect(said('/api/system/user/list')).toEqual(['answers no envelope, which is an object']);
      expect(said('/api/system/role/list')).toEqual(['has no number in error: the envelope is { error: 0, data: … }']);
      expect(said('/api/member/users')).toEqual(['data is of type object where a list belongs']);
      expect(said('/api/system/withdraw/list')).toEqual(
        expect.arrayContaining([
          'amount is of type number where string belongs',
          'also has extra, which nothing shows',
        ]),
      );
      expect(said('/api/system/deposit/list')).toContain('page 2 repeats rows of page 1');
      expect(said('/api/game/list')?.some((what) => /^the filter .* lets other rows through$/.test(what))).toBe(true);
      expect(said('/api/profile')?.[0]).toContain('names nobody');
      expect(said('/api/system/banner/list')).toContain('the server does not have it');
      const route = (path: string) => report.routes.find((one) => one.path === path);
      expect(route('/banner')).toMatchObject({ verdict: 'fails' });
      expect(route('/banner')?.without[0]).toContain('GET /api/system/banner/list the server does not have it');
      expect(route('/game/wheel')?.verdict).not.toBe('fails');
    } finally {
      await server.close();
    }
  });

  it('says that nobody answers, and ends with 1', async () => {
    const server = await startAlteredServer(url, {});
    await server.close();
    const { code, out } = await run(server.url);
    expect(code).toBe(1);
    expect(out).toContain('no answer');
  });
});

describe('conform, as a command', () => {
  it('signs in, and tells a person in lines', async () => {
    const signIn: Alterations = {
      '/api/auth': () => ({ status: 200, ...json({ error: 0, data: { user: { name: 'x' }, access_token: token } }) }),
    };
    const server = await startAlteredServer(url, signIn);
    try {
      const { code, out } = await run(server.url, '--username', 'somebody', '--password', 'anything');
      expect(code).toBe(0);
      expect(out).toMatch(/^\d+ screens: \d+ work, /m);
      expect(out).toContain('Nothing that the specification asks for was found broken.');
      expect(server.seen).toContain('POST /api/auth');
    } finally {
      await server.close();
    }
  });

  it('says why it could not sign in', async () => {
    const server = await startAlteredServer(url, {});
    try {
      const { code, out } = await run(server.url, '--username', 'nobody', '--password', 'wrong');
      expect({ code, isTold: out.includes('POST /api/auth') }).toEqual({ code: 1, isTold: true });
    } finally {
      await server.close();
    }
  });

  it.each([
    [[], 'conform URL'],
    [['localhost'], 'conform URL'],
    [['http://localhost', '--nonsense'], 'no option --nonsense'],
    [['http://localhost', '--username', 'x'], 'go together'],
    [['http://localhost', '--deployment', 'nowhere'], 'no deployment “nowhere”'],
  ])('%j is refused with 2', async (words, says) => {
    const { code, err } = await run(...words);
    expect(code).toBe(2);
    expect(err).toContain(says);
  });
});
