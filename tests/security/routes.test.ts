import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type DeploymentName, deployments } from '#generated/api/deployments.ts';
import { endpoints } from '#generated/api/endpoints.ts';
import { buildApp } from '#server/app.ts';
import { variantText } from '#server/http/variants.ts';
import { sandboxProviders } from '#server/providers/sandbox/sandbox-providers.ts';
import { openWorld, type Reply, replyOf, type World } from '../api/kit.ts';
import { subjects } from '../api/subjects.ts';
import { calls, said, send } from './support/calls.ts';
import { type Bearer, sessionOf } from './support/sessions.ts';

const stream = 'GET /api/changes';

/** What the server answers beside the calls of the contract. Nothing else may be here without a word of why. */
const otherRoutes: Readonly<Record<string, string>> = {
  'GET /health': 'is the process alive? for whoever runs it',
  'GET /api/files/:id': 'stored pictures, for those who may read the record',
  'GET /api/changes':
    'the stream of what changes, for whoever is signed in; tables and keys that they may see, no rows',
  'POST /api/callback/:gateway/:account_id': 'where gateways report; they prove themselves by a signature',
  'GET /setup': 'the page of the one-time link of an empty installation',
  'GET /setup.js': 'its script',
  'POST /api/setup': 'makes the first owner, once',
};
/** Only where the built program is served. */
const program = 'GET *';

/** `GET /api/…` for every registered route; HEAD comes with every GET but the stream. */
function routesOf(app: FastifyInstance): readonly string[] {
  const found: string[] = [];
  const above: string[] = [];
  for (const line of app.printRoutes({ commonPrefix: false }).split('\n')) {
    // A path that several calls share has a line for each, told apart by what the query says.
    const [, indent = '', label = ''] = /^((?:[│ ] {3})*(?:[├└]── )?)(\S.*)$/.exec(line) ?? [];
    if (label === '' || indent === '') continue;
    const depth = indent.length / 4 - 1;
    const [, part = '', methods = '', constraint] = /^(.*?)(?: \(([A-Z, ]+)\))?(?: (\{.*\}))?$/.exec(label) ?? [];
    above.length = depth;
    above[depth] = part;
    const { variant } = (constraint === undefined ? {} : JSON.parse(constraint)) as { readonly variant?: string };
    const query = variant === undefined ? '' : `?${variant}`;
    for (const method of methods.split(', ').filter(Boolean)) found.push(`${method} ${above.join('')}${query}`);
  }
  return found.sort();
}

const [subject] = subjects;
if (!subject) throw new Error('no subject');
const names = Object.keys(deployments) as DeploymentName[];

describe('the server answers what the contract says and nothing else', () => {
  const root = mkdtempSync(join(tmpdir(), 'routes-'));
  let world: World;
  let owner: Bearer;
  beforeAll(async () => {
    mkdirSync(join(root, 'assets'));
    writeFileSync(join(root, 'index.html'), '<!doctype html><meta name="csp-nonce" content="" />');
    writeFileSync(join(root, 'assets', 'main-abc.js'), 'export {};');
    world = await openWorld(subject, { webRoot: root });
    owner = await sessionOf(world, world.people.owner?.id ?? 0);
  });
  afterAll(async () => {
    await world.close();
    rmSync(root, { recursive: true, force: true });
  });

  test.each(names)('%s: registered routes are its calls and the list above', async (name) => {
    for (const webRoot of [undefined, root]) {
      const app = await buildApp({
        deployment: name,
        db: world.database.db,
        providers: sandboxProviders(world.database.db),
        settings: { secretKey: new Uint8Array(32) },
        ...(webRoot === undefined ? {} : { webRoot }),
      });
      await app.ready();
      const on = new Set<string>(deployments[name].endpoints);
      const expected = endpoints
        .filter(({ id }) => on.has(id))
        .map(({ method, path, variant }) => `${method} ${path}${variant ? `?${variantText(variant)}` : ''}`);
      // Where several calls share a path, whoever names none of them is told so there.
      const shared = expected.filter((route) => route.includes('?')).map((route) => route.replace(/\?.*/, ''));
      const wanted = [
        ...[...expected, ...new Set(shared)].flatMap((route) =>
          route.startsWith('GET ') ? [route, route.replace('GET', 'HEAD')] : [route],
        ),
        // Nobody asks for the head of a stream alone.
        ...Object.keys(otherRoutes).flatMap((route) =>
          route.startsWith('GET ') && route !== stream ? [route, route.replace('GET', 'HEAD')] : [route],
        ),
        ...(webRoot === undefined ? [] : [program, program.replace('GET', 'HEAD')]),
      ];
      const registered = routesOf(app);
      await app.close();
      expect({
        extra: registered.filter((route) => !wanted.includes(route)),
        missing: wanted.filter((route) => !registered.includes(route)),
      }).toEqual({ extra: [], missing: [] });
      if (webRoot === undefined) console.log(`${name}: ${registered.length} routes, of ${expected.length} calls`);
    }
  });

  test.each(names)('%s: what is off does not exist for anybody', async (name) => {
    const on = new Set<string>(deployments[name].endpoints);
    const off = endpoints.filter(({ id }) => !on.has(id));
    const app = await buildApp({
      deployment: name,
      db: world.database.db,
      providers: sandboxProviders(world.database.db),
      settings: { secretKey: new Uint8Array(32) },
    });
    const wrong: string[] = [];
    for (const call of off) {
      const reply = await send(app, call, {}, owner);
      if (reply.status !== 404) wrong.push(`${call.id}: ${said(reply)}`);
    }
    await app.close();
    expect(wrong).toEqual([]);
  });

  const ask = async (method: string, url: string, headers: Readonly<Record<string, string>> = {}): Promise<Reply> =>
    replyOf(await world.app.inject({ method: method as 'GET', url, headers: { ...headers } }));

  test('a method that a call does not have is no way in', async () => {
    const wrong: string[] = [];
    let probes = 0;
    for (const call of calls) {
      for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE']) {
        if (method === call.method) continue;
        if (calls.some((other) => other.path === call.path && other.method === method)) continue;
        for (const headers of [{}, owner]) {
          const reply = await ask(method, call.path, headers);
          probes += 1;
          if (reply.status !== 404 || 'data' in reply.body || reply.headers.allow !== undefined)
            wrong.push(`${method} ${call.path}: ${said(reply)}`);
        }
      }
      // HEAD is GET without a body: the same answer, nothing in it.
      const head = await world.app.inject({ method: 'HEAD', url: call.path });
      const wanted = call.method === 'GET' ? 401 : 404;
      if (head.statusCode !== wanted || head.payload !== '') wrong.push(`HEAD ${call.path}: ${head.statusCode}`);
    }
    // A header that names another method changes nothing.
    for (const name of ['x-http-method-override', 'x-method-override', 'x-http-method']) {
      const reply = await ask('GET', '/api/logout', { ...owner, [name]: 'POST' });
      if (reply.status !== 404) wrong.push(`${name}: ${said(reply)}`);
    }
    expect((await ask('GET', '/api/profile', owner)).status).toBe(200);
    expect(wrong).toEqual([]);
    console.log(`${probes} probes by other methods`);
  });

  test('an address written otherwise is no way around the check', async () => {
    const spellings: readonly ((path: string) => string)[] = [
      (path) => `${path}?/login`,
      (path) => `${path}?x=/api/auth`,
      (path) => `${path}#/login`,
      (path) => `${path}/`,
      (path) => `${path};/api/auth`,
      (path) => `${path}%20`,
      (path) => `${path}%00`,
      (path) => `${path}.json`,
      (path) => `/${path}`,
      (path) => path.replace('/api/', '/api//'),
      (path) => path.replace('/api/', '/api/./'),
      (path) => path.replace('/api/', '/api/x/../'),
      (path) => path.replace('/api/', '/assets/..%2fapi/'),
      (path) => path.replace('/api/', '/%2e/api/'),
      (path) => path.replace('/api/', '/API/'),
      (path) => path.replace(/[a-z]$/, (last) => last.toUpperCase()),
      (path) => path.replace(/[a-z]$/, (last) => `%${last.charCodeAt(0).toString(16)}`),
      (path) => path.replaceAll('/', '\\'),
      (path) => `http://evil.example${path}`,
    ];
    const pretending = {
      'x-user-id': '1',
      'x-forwarded-user': 'owner',
      'x-remote-user': 'owner',
      'x-authenticated-user': 'owner',
      'x-original-url': '/health',
      'x-rewrite-url': '/health',
      'x-forwarded-for': '127.0.0.1',
      cookie: 'access_token=x; session=1',
    };
    const wrong: string[] = [];
    let probes = 0;
    const guarded = calls.filter(({ permission }) => permission !== 'public');
    for (const call of guarded) {
      for (const spell of spellings) {
        for (const headers of [{}, pretending]) {
          const url = spell(call.path);
          const reply = await ask(call.method, url, headers);
          probes += 1;
          // An address outside /api is the program's own page for a path that it does not know.
          const isPage = reply.status === 404 && String(reply.headers['content-type']).startsWith('text/html');
          if (![400, 401, 404].includes(reply.status) || (!isPage && 'data' in reply.body))
            wrong.push(`${call.method} ${url}: ${said(reply)}`);
        }
      }
      // A token counts in its own header alone.
      const token = owner.authorization.slice('Bearer '.length);
      for (const reply of [
        await ask(call.method, `${call.path}?access_token=${token}&token=${token}`),
        await ask(call.method, call.path, { cookie: `access_token=${token}`, 'x-access-token': token }),
        await ask(call.method, call.path, { authorization: token }),
        await ask(call.method, call.path, { authorization: `Basic ${token}` }),
        await ask(call.method, call.path, { authorization: `Bearer ${token} ` }),
        await ask(call.method, call.path, { authorization: `Bearer ${token},${token}` }),
      ]) {
        probes += 1;
        if (reply.status !== 401 && reply.status !== 200) wrong.push(`${call.path}: ${said(reply)}`);
        if (reply.status === 200) wrong.push(`${call.path}: let in by another door`);
      }
    }
    expect(wrong).toEqual([]);
    console.log(`${probes} probes of ${guarded.length} calls by other spellings`);
  });

  test('no other origin is ever allowed to read', async () => {
    const own = 'http://localhost:4000';
    const origins = [
      'null',
      'https://evil.example',
      'http://localhost',
      'http://localhost:4001',
      `${own}.evil.example`,
      'http://evil.localhost:4000',
      'http://localhost:4000@evil.example',
      'http://localhost%2eevil.example',
      'http://localhost_4000',
      'HTTP://LOCALHOST:4000',
      'http://127.0.0.1:4000',
      'chrome-extension://abcdefgh',
      'file://',
    ];
    const wrong: string[] = [];
    let probes = 0;
    const some = ['/health', '/', '/assets/main-abc.js', '/api/files/AAAA', ...calls.map(({ path }) => path)];
    for (const url of some) {
      const method = calls.find(({ path }) => path === url)?.method ?? 'GET';
      for (const origin of origins) {
        const preflight = {
          origin,
          'access-control-request-method': method,
          'access-control-request-headers': 'authorization',
        };
        for (const reply of [await ask('OPTIONS', url, preflight), await ask(method, url, { origin })]) {
          probes += 1;
          const leaks = Object.keys(reply.headers).filter((name) => name.startsWith('access-control-'));
          const echoes = Object.entries(reply.headers).filter(
            ([, value]) => String(value).includes(origin) && origin !== 'null',
          );
          if (leaks.length > 0 || echoes.length > 0) wrong.push(`${url} ${origin}: ${[...leaks, ...echoes].join()}`);
        }
      }
    }
    expect(wrong).toEqual([]);
    console.log(`${probes} probes from ${origins.length} other origins`);
  });
});
